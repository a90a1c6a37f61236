import { expect, fixture, html } from '@open-wc/testing';
import { css, LitElement } from 'lit';
import { text } from '../../test/support/deep.js';
import { fakeStore, view } from '../../test/support/dependence.js';
import { settle } from '../../test/support/table.js';
import { FACED, Faced, type FacedElement } from './faced.js';
import { bringFaces, facesOf, type Face } from './faces.js';

const face = (
  name: string,
  styles = css`
    :host {
      --face: ${name.length};
    }
  `,
): Face => ({
  styles,
  select: ({ shared }: { shared: { phase: string } }) => ({ phase: shared.phase }),
  render: (slice) => html`<p>${name} ${(slice as { phase: string } | undefined)?.phase ?? 'nothing'}</p>`,
});
const other = { ...view(), shared: { ...view().shared, game: 'word-codes', phase: 'flip' } };

class FacedBox extends LitElement {
  static override properties = FACED;
  declare view: unknown;
  declare game: string | undefined;
  declare store: FacedElement['store'];
  renders = 0;
  #faced = new Faced(this, 'faced-box');
  protected override render(): unknown {
    this.renders += 1;
    return this.#faced.render();
  }
}

async function box(properties: object): Promise<FacedBox> {
  const element = Object.assign(document.createElement('faced-box'), properties) as FacedBox;
  await fixture(html`${element}`);
  await settle();
  return element;
}

describe('faces', () => {
  before(() => {
    customElements.define('faced-box', FacedBox);
    bringFaces('code-dependence', { 'faced-box': face('dependence') });
    bringFaces('word-codes', {
      'faced-box': face(
        'codes',
        css`
          p {
            color: red;
          }
        `,
      ),
    });
  });

  it('belong to the page: a second copy of the library sees those of the first, which stay', () => {
    const key = Symbol.for('cluekit/faces@1');
    const page = (globalThis as unknown as Record<symbol, Map<string, Map<string, unknown>>>)[key];
    expect(page?.get('faced-box') === facesOf('faced-box'), 'one registry').to.be.true;
    const first = facesOf('faced-box').get('code-dependence');
    bringFaces('code-dependence', { 'faced-box': face('late'), 'late-box': face('late') });
    expect(facesOf('faced-box').get('code-dependence') === first).to.be.true;
    expect(facesOf('late-box').has('code-dependence')).to.be.true;
  });

  it('another copy that brings a face before the element is there finds it used', async () => {
    const page = globalThis as unknown as Record<symbol, Map<string, Map<string, unknown>>>;
    page[Symbol.for('cluekit/faces@1')]?.get('faced-box')?.set('chess', face('of another copy'));
    const chess = { shared: { game: 'chess', phase: 'opening' } };
    expect(text(await box({ view: chess }))).to.equal('of another copy opening');
  });

  it('the view says whose face is shown, else the attribute, else Word Codes’', async () => {
    expect(text(await box({ view: view() }))).to.equal('dependence planning');
    expect(text(await box({ view: other }))).to.equal('codes flip');
    expect(text(await box({ game: 'code-dependence' }))).to.equal('dependence nothing');
    expect(text(await box({}))).to.equal('codes nothing');
    expect(text(await box({ view: view(), game: 'word-codes' })), 'the view wins').to.equal(
      'dependence planning',
    );
  });

  it('a game that has none shows nothing, whatever its name', async () => {
    for (const game of ['go', '__proto__', 'constructor', ''])
      expect(text(await box({ view: { shared: { game, phase: 'x' } } })), game).to.equal('');
  });

  it('changes with the game of its store, its styles too', async () => {
    const store = fakeStore(view());
    const element = await box({ store });
    const color = (): string => getComputedStyle(element.renderRoot.querySelector('p') as Element).color;
    expect(text(element)).to.equal('dependence planning');
    expect(color()).not.to.equal('rgb(255, 0, 0)');
    await store.show(other as never);
    expect(text(element)).to.equal('codes flip');
    expect(color()).to.equal('rgb(255, 0, 0)');
    await store.show(null);
    expect(text(element)).to.equal('codes nothing');
  });

  it('an element that has gone shows what it showed: its face goes with its slice', async () => {
    const element = await box({ store: fakeStore(view()) });
    element.remove();
    element.requestUpdate();
    await settle();
    expect(text(element)).to.equal('dependence planning');
  });

  it('renders again only where its slice changed', async () => {
    const store = fakeStore(view());
    const element = await box({ store });
    const before = element.renders;
    await store.show(view({ shared: { log: [{ type: 'round', round: 1 }] } }));
    expect(element.renders).to.equal(before);
    await store.show(view({ shared: { phase: 'clue' } }));
    expect(element.renders).to.equal(before + 1);
  });

  it('a view that is set wins over the store until it is taken away', async () => {
    const element = await box({ store: fakeStore(view()), view: other });
    expect(text(element)).to.equal('codes flip');
    element.view = undefined;
    await settle();
    expect(text(element)).to.equal('dependence planning');
  });
});
