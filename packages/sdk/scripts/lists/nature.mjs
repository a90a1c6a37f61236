// The Nature list by theme, in words of the first school years.
// `npm run data -w packages/sdk` packs it for the SDK.
// Version 1 is frozen: a game code deals by it for ever (docs/decks.md).
export const nature = [
  // Wild animals.
  'Wolf,Fox,Bear,Lion,Tiger,Leopard,Cheetah,Elephant,Giraffe,Zebra,Monkey,Gorilla,Kangaroo,Koala,Panda',
  'Camel,Hippo,Rhino,Crocodile,Snake,Lizard,Tortoise,Turtle,Frog,Newt,Hedgehog,Skunk,Otter,Beaver,Deer',
  'Moose,Squirrel,Rabbit,Mouse,Hamster,Badger,Mole,Sloth,Raccoon,Meerkat,Bat,Buffalo,Dinosaur',
  // Farm and pets.
  'Horse,Donkey,Cow,Sheep,Goat,Piglet,Chicken,Duck,Goose,Turkey,Puppy,Kitten,Lamb,Calf,Foal,Cub',
  // Birds.
  'Eagle,Owl,Parrot,Robin,Swan,Peacock,Flamingo,Ostrich,Pelican,Pigeon,Penguin,Seagull,Woodpecker,Sparrow',
  'Hawk,Toucan,Cuckoo,Raven',
  // Small things.
  'Butterfly,Caterpillar,Spider,Beetle,Cricket,Mosquito,Wasp,Bumblebee,Moth,Snail,Slug,Worm,Firefly',
  'Centipede,Scorpion,Flea,Tadpole',
  // In the sea.
  'Dolphin,Whale,Shark,Octopus,Squid,Crab,Lobster,Jellyfish,Salmon,Coral,Oyster,Seal,Walrus,Shrimp,Seaweed',
  // What animals have, and where they live.
  'Feather,Wing,Beak,Claw,Paw,Tail,Fur,Hoof,Whisker,Shell,Egg,Nest,Burrow,Hive,Honey,Web,Cocoon,Antler',
  'Mane,Tusk,Fang,Scale,Stripe,Flock,Herd,Swarm,Footprint,Fossil',
  // Plants.
  'Tree,Leaf,Root,Branch,Bark,Trunk,Twig,Seed,Acorn,Petal,Stem,Flower,Rose,Daisy,Tulip,Daffodil,Poppy',
  'Bluebell,Lily,Lavender,Clover,Grass,Moss,Fern,Ivy,Nettle,Thistle,Holly,Cactus,Bamboo,Palm,Oak,Willow',
  'Maple,Pine,Mushroom,Pollen,Vine,Thorn,Bush,Blossom,Chestnut,Blackberry,Strawberry,Apple,Cherry,Plum',
  'Pear,Walnut,Pumpkin,Wheat,Garden,Orchard,Harvest,Compost',
  // Weather and sky.
  'Sun,Rain,Snow,Hail,Frost,Icicle,Cloud,Fog,Mist,Wind,Breeze,Storm,Thunder,Lightning,Tornado,Hurricane',
  'Drought,Flood,Puddle,Dew,Sky,Shadow,Blizzard,Spring,Summer,Autumn,Winter,Moon,Star,Dawn,Night,Comet',
  'Horizon,Season',
  // Land and water.
  'Mountain,Hill,Valley,Cliff,Cave,Canyon,Volcano,Lava,Desert,Dune,Oasis,Forest,Jungle,Meadow,Field,Swamp',
  'River,Brook,Lake,Pond,Waterfall,Ocean,Beach,Island,Wave,Tide,Sand,Pebble,Stone,Rock,Mud,Soil,Dust,Clay',
  'Crystal,Glacier,Reef,Coast,Echo,Bubble,Driftwood,Earthquake,Avalanche,Trail',
];
