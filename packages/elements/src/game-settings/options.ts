import type { SettingsMessages } from '../locales/settings-en.js';
import type { Settings } from '../word-codes/settings.js';

/** One choice of the settings: the name, its values with their texts, the first of which holds where none is chosen. */
interface Option {
  readonly name: Exclude<keyof Settings, 'list'>;
  readonly legend: string;
  readonly values: readonly (readonly [value: string, text: string])[];
}

/** What there is to choose beside the list. */
export function optionsOf(m: SettingsMessages): readonly Option[] {
  return [
    {
      name: 'layout',
      legend: m.layout,
      values: [
        ['grid', m.grid],
        ['list', m.list],
      ],
    },
    {
      name: 'text',
      legend: m.text,
      values: [
        ['normal', m.textNormal],
        ['large', m.textLarge],
        ['larger', m.textLarger],
      ],
    },
    {
      name: 'peek',
      legend: m.peek,
      values: [
        ['both', m.peekBoth],
        ['hold', m.peekHold],
        ['toggle', m.peekToggle],
      ],
    },
    {
      name: 'motion',
      legend: m.motion,
      values: [
        ['auto', m.motionAuto],
        ['off', m.motionOff],
      ],
    },
    {
      name: 'sound',
      legend: m.sound,
      values: [
        ['off', m.soundOff],
        ['on', m.soundOn],
      ],
    },
  ];
}
