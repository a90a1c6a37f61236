import assert from 'node:assert/strict';

/** Roles that say what a thing does; a control with another one, or without a name, is lost on who cannot see it. */
const CONTROLS =
  /^(button|radio|checkbox|textbox|searchbox|combobox|option|DisclosureTriangle|heading|group|RootWebArea)$/;

/**
 * Everything that takes the focus says what it is.
 *
 * @param {import('./ears.mjs').Heard[]} all
 * @param {string} view for the message
 */
export function checkControls(all, view) {
  for (const { role, name, states } of all) {
    if (states.focusable !== true) continue;
    assert.match(role, CONTROLS, `${view}: ${name}`);
    assert.notEqual(name, '', `${view}: a ${role} without a name`);
  }
}

/**
 * A view has what it has to have.
 *
 * @param {import('./ears.mjs').Heard[]} all
 * @param {string} view for the message
 * @param {[role: string, name: string | RegExp, least: number][]} expected an empty name stands for any
 */
export function checkThere(all, view, expected) {
  for (const [role, name, least] of expected) {
    const found = all.filter((each) => each.role === role && (name === '' || each.name.match(name)));
    assert.ok(found.length >= least, `${view}: ${found.length} of ${role} ${name}`);
  }
}
