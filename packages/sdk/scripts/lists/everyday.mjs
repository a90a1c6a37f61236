// The Everyday list by theme, as it is read and judged. `npm run data -w packages/sdk` packs it for the SDK.
// Version 1 is frozen: a game code deals by it for ever (docs/decks.md).
export const everyday = [
  // Sky and weather.
  'Star,Moon,Sun,Cloud,Rainbow,Storm,Thunder,Lightning,Snow,Frost,Fog,Breeze,Puddle,Icicle,Tornado',
  'Hurricane,Weather,Shadow,Sky,Umbrella,Blizzard,Avalanche',
  // Space.
  'Planet,Rocket,Astronaut,Alien,Comet,Galaxy,Orbit,Telescope,Earth,Robot,Meteor,Gravity',
  // Land and water.
  'Mountain,River,Lake,Ocean,Beach,Island,Volcano,Cave,Cliff,Water,Forest,Jungle,Desert,Valley,Hill',
  'Meadow,Swamp,Pond,Stream,Wave,Tide,Stone,Pebble,Mud,Dust,Smoke,Fire,Flame,Bubble,Trail,Field,Canyon',
  'Crater',
  // Trees and garden.
  'Tree,Leaf,Root,Branch,Bark,Flower,Rose,Daisy,Tulip,Seed,Grass,Acorn,Bamboo,Cactus,Garden,Fence,Gate',
  'Shovel,Rake,Bucket,Nest,Feather,Web,Hive,Honey,Stick,Log,Thorn,Vine,Petal,Pumpkin,Scarecrow,Blossom',
  'Maple,Clover,Moss,Orchard',
  // Pets and farm.
  'Dog,Cat,Puppy,Kitten,Horse,Pony,Cow,Pig,Sheep,Goat,Lamb,Donkey,Chicken,Duck,Goose,Turkey,Rooster',
  'Rabbit,Mouse,Hamster,Barn,Farm,Tractor,Hay,Calf,Tail,Paw,Fur,Whisker,Claw,Saddle,Cage,Collar,Bunny',
  // Wild animals.
  'Squirrel,Fox,Wolf,Bear,Lion,Tiger,Elephant,Giraffe,Zebra,Monkey,Gorilla,Kangaroo,Koala,Panda,Camel',
  'Hippo,Rhino,Crocodile,Snake,Lizard,Turtle,Frog,Hedgehog,Skunk,Otter,Deer,Moose,Buffalo,Leopard',
  'Dinosaur,Trunk,Badger,Mammoth,Walrus,Sloth,Cheetah,Chipmunk,Cobra',
  // Birds and small things.
  'Bird,Eagle,Parrot,Peacock,Swan,Robin,Flamingo,Ostrich,Crane,Wing,Egg,Butterfly,Spider,Beetle',
  'Mosquito,Worm,Bug,Cricket,Penguin,Owl,Pelican,Toucan,Tadpole',
  // Sea.
  'Fish,Shark,Whale,Dolphin,Octopus,Crab,Lobster,Seal,Shell,Coral,Anchor,Pirate,Treasure,Sail,Captain',
  'Lighthouse,Mermaid,Pearl,Submarine,Deck,Hook,Raft,Surf,Siren,Snorkel,Paddle',
  // Fruit and vegetables.
  'Apple,Banana,Orange,Lemon,Grape,Cherry,Peach,Strawberry,Coconut,Mango,Kiwi,Carrot,Potato,Tomato',
  'Onion,Bean,Cabbage,Lettuce,Spinach,Broccoli,Cucumber,Pepper,Garlic,Mushroom,Olive,Blueberry,Walnut',
  'Avocado,Celery',
  // Meals.
  'Bread,Toast,Cheese,Soup,Salad,Pizza,Pasta,Noodle,Rice,Burger,Taco,Sandwich,Cake,Pie,Cookie,Chocolate',
  'Candy,Jelly,Sugar,Salt,Mint,Cinnamon,Vanilla,Ketchup,Milk,Juice,Coffee,Ice cream,Popcorn,Lollipop',
  'Waffle,Muffin,Pretzel,Syrup,Peanut,Cereal,Spaghetti,Meatball,Steak,Picnic,Breakfast,Lunch,Recipe',
  'Menu,Feast,Snack,Spice,Jam,Fudge,Curry,Bagel,Cocoa',
  // Kitchen.
  'Spoon,Fork,Plate,Glass,Bottle,Napkin,Kettle,Oven,Fridge,Chef,Kitchen,Jar,Tray,Sink,Apron,Mug,Basket',
  'Teapot',
  // House.
  'Door,Window,Roof,Chimney,Ladder,Floor,Wall,Ceiling,Bedroom,Bath,Sofa,Chair,Table,Lamp,Candle,Mirror',
  'Clock,Curtain,Carpet,Pillow,Blanket,Towel,Soap,Brush,Comb,Sponge,Broom,Box,Shelf,Cupboard,Vacuum',
  'Shower,Garage,Attic,Basement,Porch,Alarm,Bell,Fan,Cradle,Cushion,Laundry,Vase,Quilt,Hammock,Lantern',
  'Locker,Balcony',
  // Buildings and places.
  'Castle,Palace,Igloo,Tent,Cabin,Cottage,Tower,City,Village,Market,Shop,Bank,Hospital,Museum,Library',
  'Park,Bridge,Tunnel,Road,Corner,Airport,Station,Hotel,Restaurant,Cinema,Circus,Zoo,Stadium,Fountain',
  'Statue,Office,Factory,Pyramid,Camp,Playground,Square,Windmill,School,Court,Pool,Yard,Traffic',
  // Going places.
  'Taxi,Truck,Bus,Train,Boat,Ship,Canoe,Ferry,Helicopter,Bicycle,Scooter,Wheel,Engine,Ticket,Passport',
  'Suitcase,Compass,Wagon,Ambulance,Parachute,Skateboard,Pedal,Track,Helmet,Pilot,Jet,Motor,Backpack',
  'Seat,Journey,Flight,Cargo,Safari',
  // Clothes.
  'Shirt,Dress,Skirt,Shoe,Boot,Sock,Hat,Coat,Jacket,Scarf,Glove,Belt,Button,Pocket,Crown,Necklace,Watch',
  'Uniform,Sandal,Slipper,Sweater,Ribbon,Cape,Mask,Costume,Thread,Needle,Wool,Cotton,Silk,Leather,Patch',
  'Knot,String,Wig,Tie,Pattern,Stripe,Mitten,Perfume,Buckle',
  // Body.
  'Hand,Knee,Elbow,Finger,Thumb,Shoulder,Nose,Mouth,Tongue,Tooth,Eye,Skin,Heart,Brain,Stomach,Muscle',
  'Palm,Face,Smile,Skeleton,Freckle,Ankle,Wrist,Toe,Medicine,Sneeze,Yawn,Knuckle,Dimple',
  // People.
  'Baby,Mother,Father,Sister,Brother,Uncle,Aunt,Cousin,Twin,Friend,Family,Bride,Crowd,Guest,Kid,Hero',
  'King,Queen,Princess,Knight,Giant,Team,Boss,Wedding,Birthday,Party,Giggle,Hug,Whisper,Shout',
  // Jobs.
  'Doctor,Nurse,Dentist,Teacher,Judge,Lawyer,Artist,Clown,Scientist,Detective,Spy,Mayor,Plumber',
  'Carpenter,Waiter,Barber,Coach,Referee,Champion,Guard,Police,Baker,Builder,Explorer,Ranger,President',
  'Diver,Juggler,Acrobat',
  // School.
  'Pencil,Ruler,Paper,Book,Page,Desk,Chalk,Globe,Lesson,Test,Homework,Spell,Letter,Alphabet,Question',
  'Answer,Story,Poem,Note,Scissors,Glue,Crayon,Paint,Class,Bench,Pupil,Magnet,Triangle,Cube,Dictionary',
  'Sentence,Chapter,Music,Zero,Hundred,Dozen,Quarter,Diary,Envelope,Postcard,Glitter',
  // Tales.
  'Dragon,Wizard,Fairy,Monster,Ghost,Legend,Potion,Wand,Throne,Magic,Unicorn,Genie,Goblin,Mummy,Shield',
  'Maze,Beast,Ninja,Arrow,Emperor',
  // Sport and play.
  'Football,Tennis,Golf,Hockey,Baseball,Goal,Race,Medal,Trophy,Score,Whistle,Match,Swim,Jump,Kick,Chess',
  'Puzzle,Dice,Domino,Marble,Kite,Slide,Rope,Hoop,Trampoline,Karate,Toy,Doll,Puppet,Balloon,Ballet',
  'Target,Prize,Club,Riddle,Trick,Volleyball,Gymnast,Pitch,Bounce,Marathon,Rugby,Somersault',
  // Music and shows.
  'Piano,Guitar,Violin,Drum,Flute,Trumpet,Song,Dance,Opera,Concert,Orchestra,Band,Record,Stage,Choir',
  'Melody,Jazz,Lullaby,Movie,Cartoon,Comic,Magazine,Photo,Picture,Poster,Frame,Parade,Confetti,Present',
  'Carnival,Speaker,Radio,Television,Camera,Joke,Harp,Banjo,Tuba,Festival',
  // Tools, machines and science.
  'Hammer,Nail,Saw,Drill,Chain,Wire,Battery,Microscope,Laser,Computer,Screen,Switch,Machine,Gear,Spring',
  'Scale,Bulb,Lens,Phone,Plug,Keyboard,Bolt,Tube,Crystal,Fossil,Atom,Experiment,Cell,Torch,Satellite',
  'Internet,Video,Power,File,Message,Tape,Tank,Invention,Gadget,Password',
  // Materials and money.
  'Metal,Gold,Silver,Iron,Copper,Steel,Bronze,Wood,Brick,Plastic,Diamond,Ruby,Emerald,Jewel,Coin,Penny',
  'Money,Gift,Safe,Coal,Slime,Oil,Stamp,Parcel,Wax,Clay,Cardboard',
  // Time.
  'Hour,Minute,Second,Morning,Summer,Winter,Autumn,Season,Calendar,Holiday,Century,Tomorrow,Midnight',
  'Weekend,Future',
  // Ideas, feelings and many-sided words.
  'Dream,Wish,Secret,Surprise,Luck,Idea,Promise,Adventure,Mystery,Peace,Trouble,Speed,Noise,Silence',
  'Courage,Hope,Truth,Echo,Fear,Joy,Danger,Memory,Mine,Roll,Sign,Spot,Flag,Pound,Block,Flash,Twist,Drop',
  'Splash,Buzz,Plant,Balance,Emergency,Invitation,Nightmare,Hiccup,Snore,Bedtime,Rescue,Spiral,Splinter',
  'Zigzag',
  // Colours.
  'Pink,Purple',
];
