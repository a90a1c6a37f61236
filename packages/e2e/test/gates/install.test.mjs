import assert from 'node:assert/strict';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { canInstall, installEngines } from '../../engines/install.mjs';
import { planted } from './plant.mjs';

// A machine whose whole PATH is an apt-get that writes down what it was asked, and fails where it is told to.
const apt = `#!/bin/sh
echo "$*" >> "$(dirname "$0")/asked"
case "$*" in $FAILS) exit 100;; esac
`.replace('$(dirname "$0")', '${0%/*}');

const onMachine = (machine, check) =>
  planted({ 'apt-get': apt, asked: '' }, async (folder) => {
    chmodSync(join(folder, 'apt-get'), 0o755);
    const said = [];
    const whole = {
      root: true,
      release: 'ID=debian\n',
      ...machine,
      env: { PATH: folder, FAILS: '', ...machine.env },
    };
    await check(whole, said);
    const asked = readFileSync(join(folder, 'asked'), 'utf8').trim();
    return { asked: asked ? asked.split('\n') : [], said: said.join('\n') };
  });

const install = (wanted) => (machine, said) => installEngines(wanted, machine, (text) => said.push(text));
// The stand-in is a shell script.
if (process.platform !== 'win32') {
  test('what is missing is installed, after an update, and it is said', async () => {
    const { asked, said } = await onMachine({}, install(['chromium', 'firefox']));
    assert.deepEqual(asked, ['-y update', '-y install chromium firefox-esr']);
    assert.match(said, /Installing browsers.*chromium firefox-esr/);
  });

  test('where one package is not to be had, the others are still installed', async () => {
    const env = { FAILS: '*firefox*' };
    const { asked, said } = await onMachine({ env }, install(['chromium', 'firefox']));
    assert.deepEqual(asked.slice(2), ['-y install chromium', '-y install firefox-esr']);
    assert.match(said, /install firefox-esr failed/);
  });

  test('what is there already is left alone', async () => {
    const env = { CHROME_PATH: process.execPath };
    const { asked } = await onMachine({ env }, install(['chromium']));
    assert.deepEqual(asked, []);
  });

  test('nothing is installed for others than root, nor on other systems', async () => {
    for (const machine of [{ root: false }, { release: 'ID=fedora\n' }, { release: '' }]) {
      const { asked } = await onMachine(machine, install(['chromium']));
      assert.deepEqual(asked, []);
    }
    await onMachine({ release: 'NAME="Mint"\nID=linuxmint\nID_LIKE="ubuntu debian"\n' }, (machine) => {
      assert.equal(canInstall(machine), true);
    });
  });
}
