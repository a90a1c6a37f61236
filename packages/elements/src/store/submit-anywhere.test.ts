import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { submitAnywhere } from './submit-anywhere.js';

/** A shadow tree with a form of one required field; what is submitted, and by what, in order. */
async function tree(): Promise<{ root: ShadowRoot; submitted: string[]; field: HTMLInputElement }> {
  const host = await fixture<HTMLElement>(
    html`<div>
      <form id="page"><button>Page</button></form>
    </div>`,
  );
  const root = host.attachShadow({ mode: 'open' });
  const form = root.appendChild(document.createElement('form'));
  const field = Object.assign(document.createElement('input'), { required: true });
  const other = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Other' });
  const go = Object.assign(document.createElement('button'), { textContent: 'Go' });
  form.append(field, other, go);
  root.append(document.createElement('slot'));
  const submitted: string[] = [];
  form.addEventListener('submit', (event) => {
    submitted.push(`${event.submitter?.textContent} ${field.value} ${event.isTrusted}`);
    event.preventDefault();
  });
  submitAnywhere(root);
  return { root, submitted, field };
}

describe('a form in a frame that allows none', () => {
  it('E39 is submitted by its button and by Enter, once, by an event of ours', async () => {
    const { root, submitted, field } = await tree();
    const [other, go] = root.querySelectorAll('button');
    go?.click();
    expect(submitted, 'a required field is empty').to.deep.equal([]);
    field.value = 'word';
    other?.click();
    expect(submitted, 'not a button that submits').to.deep.equal([]);
    go?.click();
    field.focus();
    await sendKeys({ press: 'Enter' });
    expect(submitted).to.deep.equal(['Go word false', 'Go word false']);
    go?.addEventListener('click', (event) => event.preventDefault());
    go?.click();
    expect(submitted, 'the click was prevented').to.have.length(2);
  });

  it('leaves a form that the page has slotted in alone', async () => {
    const { root } = await tree();
    const form = root.host.querySelector('form') as HTMLFormElement;
    let trusted: boolean | undefined;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      trusted = event.isTrusted;
    });
    form.querySelector('button')?.click();
    expect(trusted).to.be.true;
  });
});
