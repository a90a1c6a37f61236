const WORDS =
  'nature outside inside weather season morning evening winter summer animal pet creature wild farm zoo sea sky ' +
  'land place home family friend people person job work sport game toy play fun party holiday travel trip vehicle ' +
  'machine tool metal wood paper fabric clothes jewel food meal drink sweet sour salty fruit dinner kitchen ' +
  'bathroom bedroom office shop money city village country world map history story book school lesson science ' +
  'number letter color shape line circle round flat long short tall small huge heavy soft hard sharp smooth rough ' +
  'hot cold wet dry bright dark loud quiet fast slow old new strange magic secret danger safe brave happy funny ' +
  'music song dance art picture film theater sound noise smell body head hand medicine building street garden';

/** Plain words to say where there is nothing better to say. */
export const CLUE_WORDS: readonly string[] = /* @__PURE__ */ WORDS.split(' ');
