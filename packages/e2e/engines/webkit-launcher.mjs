import { startWebKit } from './webkit-driver.mjs';

// W3C WebDriver's code points for keys that have no character.
const keys = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Space: ' ',
  Backspace: '\uE003',
  Delete: '\uE017',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
};
const buttons = { left: 0, middle: 1, right: 2 };

/**
 * The web test runner's launcher for WebKitGTK. It needs a display: run it under `xvfb-run -a`.
 *
 * @param {import('./find.mjs').Engine} engine
 */
export function webkitLauncher(engine) {
  const active = new Map();
  let starting;
  let driver;
  const act = (actions) => driver.send('POST', '/actions', { actions: [actions] });
  const pointer = (actions) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  // `Shift+Tab` holds the first while the second is pressed: the runner's own `down` and `up` are not for webdriver.
  const press = (name) => {
    const held = (name.length > 1 ? name.split('+') : [name]).map((key) => keys[key] ?? key);
    return [
      ...held.map((value) => ({ type: 'keyDown', value })),
      ...held.reverse().map((value) => ({ type: 'keyUp', value })),
    ];
  };
  return {
    name: 'WebKitGTK',
    type: 'webdriver',
    concurrency: 1,
    async initialize() {},
    async startSession(id, url) {
      driver = await (starting ??= startWebKit(engine));
      active.set(id, url);
      await driver.send('POST', '/url', { url });
    },
    isActive: (id) => active.has(id),
    getBrowserUrl: (id) => active.get(id),
    async stopSession(id) {
      active.delete(id);
      await driver.send('POST', '/url', { url: 'about:blank' });
      return { testCoverage: undefined, errors: [] };
    },
    async stop() {
      await driver?.stop();
    },
    sendKeys: (_id, names) => act({ type: 'key', id: 'keyboard', actions: names.flatMap(press) }),
    sendMouseMove: (_id, x, y) => pointer([{ type: 'pointerMove', duration: 0, x, y }]),
    sendMouseClick: (_id, x, y, button = 'left') =>
      pointer([
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: buttons[button] },
        { type: 'pointerUp', button: buttons[button] },
      ]),
    sendMouseDown: (_id, button = 'left') => pointer([{ type: 'pointerDown', button: buttons[button] }]),
    sendMouseUp: (_id, button = 'left') => pointer([{ type: 'pointerUp', button: buttons[button] }]),
    resetMouse: () => driver.send('DELETE', '/actions'),
  };
}
