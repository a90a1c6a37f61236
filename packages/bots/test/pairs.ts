/** Clues and what people mean by them, written for this test; none of them went into the lexicon's own lists. */
export const PAIRS: readonly (readonly [clue: string, target: string])[] = (
  'stripy zebra|bamboo panda|pouch kangaroo|antlers moose|cub bear|venomous cobra|oink pig|honk goose|cocoon butterfly|' +
  'aquatic fish|pharaoh pyramid|fuselage airplane|bristles brush|wicker basket|percussion drum|brass trumpet|' +
  'keys piano|curtain stage|applause audience|chisel sculpture|canvas paint|author novel|chalk blackboard|' +
  'pupil school|diagnosis doctor|stethoscope doctor|gavel judge|handcuffs police|badge sheriff|saddle horse|' +
  'harvest wheat|orchard apple|citrus lemon|cheddar cheese|cocoa chocolate|yolk egg|crust bread|brew coffee|' +
  'batter pancake|thermostat temperature|icy glacier|molten lava|summit mountain|shore beach|tropical island|' +
  'lunar moon|comet space|forecast weather|flood river|sprout seed'
)
  .split('|')
  .map((pair) => pair.split(' ') as [string, string]);
