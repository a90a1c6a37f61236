// The Classic list by theme: what Code Dependence is dealt from.
// `npm run data -w packages/sdk` packs it for the SDK.
// Version 1 is frozen: a game code deals by it for ever (docs/decks.md).
export const classic = [
  // Sky and weather.
  'Sun,Moon,Star,Comet,Rainbow,Thunder,Lightning,Cloud,Breeze,Fog,Frost,Icicle,Avalanche,Tornado,Blizzard',
  'Shadow,Twilight,Horizon,Eclipse,Mirage,Umbrella,Snowman',
  // Space.
  'Planet,Rocket,Astronaut,Alien,Galaxy,Orbit,Meteor,Telescope,Gravity,Robot,Crater,Black hole',
  // Land, sea and sky.
  'Mountain,Volcano,Lava,Canyon,Desert,Dune,Oasis,Jungle,Forest,Swamp,Meadow,Valley,Cliff,Cave,Island',
  'Beach,Lagoon,Reef,Glacier,Waterfall,River,Geyser,Quicksand,Tide,Wave,Whirlpool,Summit,Pebble,Mud,Dust',
  'Smoke,Spark,Flame,Bubble,Ocean',
  // Trees and garden.
  'Willow,Bamboo,Cactus,Acorn,Root,Branch,Leaf,Bark,Petal,Rose,Daisy,Tulip,Ivy,Moss,Seed,Mushroom,Pumpkin',
  'Clover,Garden,Orchard,Scarecrow,Bouquet,Harvest,Maple',
  // Animals of the land.
  'Wolf,Fox,Bear,Lion,Tiger,Leopard,Elephant,Giraffe,Zebra,Monkey,Gorilla,Kangaroo,Koala,Panda,Camel,Hippo',
  'Rhino,Crocodile,Cobra,Lizard,Chameleon,Turtle,Frog,Skunk,Otter,Beaver,Reindeer,Moose,Squirrel,Rabbit',
  'Mouse,Hamster,Badger,Sloth,Mammoth,Dinosaur,Cheetah,Horse,Donkey,Sheep,Goat,Puppy,Kitten',
  // Birds and small things.
  'Chicken,Duck,Goose,Turkey,Rooster,Peacock,Parrot,Eagle,Owl,Raven,Swan,Flamingo,Ostrich,Penguin,Robin',
  'Vulture,Crane,Cuckoo,Pigeon,Butterfly,Spider,Beetle,Scorpion,Mosquito,Caterpillar,Cricket,Snail,Firefly',
  'Wasp,Hive,Honey,Nest,Feather,Swarm',
  // The sea and those who sail it.
  'Shark,Whale,Dolphin,Octopus,Squid,Crab,Lobster,Jellyfish,Seal,Walrus,Coral,Pearl,Oyster,Seaweed,Pirate',
  'Treasure,Anchor,Captain,Compass,Sail,Lighthouse,Mermaid,Submarine,Shipwreck,Raft,Canoe,Yacht,Paddle',
  'Periscope,Castaway,Hook,Snorkel,Surf,Aquarium',
  // What animals have.
  'Claw,Paw,Horn,Antler,Tusk,Mane,Hoof,Wing,Fang,Shell,Scale,Egg,Stripe,Trunk',
  // Food.
  'Apple,Banana,Lemon,Cherry,Peach,Strawberry,Coconut,Watermelon,Mango,Grape,Carrot,Potato,Tomato,Onion',
  'Pepper,Bread,Toast,Cheese,Pizza,Spaghetti,Burger,Taco,Sandwich,Pancake,Cookie,Chocolate,Candy,Sugar',
  'Salt,Mint,Cinnamon,Vanilla,Caramel,Popcorn,Lollipop,Waffle,Marshmallow,Milk,Coffee,Picnic,Breakfast',
  'Recipe,Menu,Spice,Curry,Sushi,Pickle,Ginger,Ice cream,Feast',
  // Kitchen and house.
  'Spoon,Fork,Kettle,Bottle,Basket,Cauldron,Sponge,Door,Window,Chimney,Ladder,Balcony,Carpet,Curtain',
  'Mirror,Candle,Lantern,Clock,Pillow,Blanket,Sofa,Hammock,Staircase,Keyhole,Suitcase,Broom,Bucket,Bath',
  'Cradle,Alarm,Brick,Lamp,Bell',
  // Castles and long ago.
  'Castle,Palace,Tower,Knight,Throne,Crown,Queen,Princess,Shield,Moat,Dungeon,Jester,Emperor,Pharaoh',
  'Pyramid,Mummy,Sphinx,Gladiator,Ninja,Cowboy,Sheriff,Burglar,Detective,Spy,Chariot,Fossil,Statue,Museum',
  'Duke',
  // Tales.
  'Dragon,Wizard,Fairy,Ghost,Monster,Giant,Unicorn,Genie,Goblin,Phoenix,Vampire,Potion,Spell,Wand,Magic',
  'Crystal,Legend,Riddle,Wish,Labyrinth,Cinderella,Hercules,Atlantis,Yeti',
  // Places.
  'Library,Cinema,Circus,Zoo,Stadium,School,Hospital,Airport,Station,Market,Factory,Hotel,Prison,Bank',
  'Windmill,Barn,Fountain,Skyscraper,Bridge,Tunnel,Restaurant,Igloo,Cabin,Carnival,Paris,Egypt,Venice',
  'Everest,Hollywood,Tokyo,Sahara,Tent',
  // Going places.
  'Train,Helicopter,Bicycle,Taxi,Truck,Bus,Tractor,Ambulance,Parachute,Balloon,Sleigh,Wheel,Engine,Ticket',
  'Passport,Backpack,Skateboard,Traffic,Pilot,Wagon,Safari,Saddle',
  // Clothes and fine things.
  'Helmet,Cloak,Mask,Costume,Boot,Glove,Scarf,Jacket,Button,Pocket,Necklace,Earring,Watch,Uniform,Velvet',
  'Silk,Wool,Leather,Diamond,Ruby,Emerald,Gold,Silver,Bronze,Coin,Needle,Thread,Knot,Perfume,Ribbon,Tattoo',
  // Body.
  'Finger,Thumb,Elbow,Knee,Shoulder,Nose,Tongue,Tooth,Eyebrow,Heart,Brain,Skeleton,Muscle,Smile,Sneeze',
  'Yawn,Hiccup,Palm,Stomach',
  // People.
  'Doctor,Chef,Teacher,Judge,Clown,Acrobat,Juggler,Carpenter,Scientist,Inventor,Explorer,Waiter,Champion',
  'Hero,Villain,Twin,Baby,Bride,Audience,Hermit,Genius',
  // Paper, school and science.
  'Pencil,Globe,Scissors,Crayon,Sculpture,Portrait,Origami,Puzzle,Poem,Diary,Envelope,Stamp,Postcard',
  'Secret,Typewriter,Homework,Microscope,Magnet,Battery,Laser,Computer,Keyboard,Camera,Radio,Television',
  'Internet,Password,Pixel,Triangle,Spiral,Oxygen',
  // Music and stage.
  'Piano,Guitar,Violin,Drum,Flute,Trumpet,Harp,Saxophone,Banjo,Orchestra,Opera,Choir,Melody,Lullaby,Jazz',
  'Rhythm,Echo,Whistle,Bagpipe,Xylophone,Karaoke,Tango,Ballet,Puppet,Parade,Confetti,Applause,Cartoon',
  'Movie,Spotlight,Stage',
  // Sport and play.
  'Football,Tennis,Golf,Hockey,Baseball,Chess,Domino,Marathon,Trophy,Medal,Goal,Karate,Archer,Bullseye',
  'Somersault,Trampoline,Slide,Seesaw,Hopscotch,Kite,Marble,Jigsaw,Boomerang,Lasso,Rodeo,Dice,Coach,Race',
  'Toy,Maze,Rugby',
  // Tools and machines.
  'Hammer,Drill,Shovel,Chain,Rope,Wire,Spring,Gear,Switch,Bolt,Anvil,Bulldozer,Lens,Torch,Hourglass',
  'Pendulum,Barrel,Web',
  // Time and feasts.
  'Calendar,Midnight,Summer,Winter,Autumn,Century,Holiday,Birthday,Wedding,Festival,Future,Gift',
  // Ideas and feelings.
  'Dream,Mystery,Adventure,Courage,Danger,Freedom,Gossip,Silence,Surprise,Luck,Memory,Peace,Victory,Joke',
  'Prank,Whisper,Scream,Hug,Promise,Truth,Chaos,Balance,Energy,Panic,Wisdom,Mischief,Rescue,Escape',
  'Disguise,Camouflage,Footprint,Nightmare',
  // Many-sided words.
  'Match,Pitch,Block,Strike,Mine,Organ,Pound,Punch,Square,Record,Note,Twist,Splash,Zigzag,Nugget,Flash',
];
