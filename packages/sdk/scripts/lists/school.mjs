// The School list by theme: what a primary school teaches and has.
// `npm run data -w packages/sdk` packs it for the SDK.
// Version 1 is frozen: a game code deals by it for ever (docs/decks.md).
export const school = [
  // The classroom and the yard.
  'Pencil,Crayon,Ruler,Scissors,Glue,Paint,Brush,Notebook,Desk,Chair,Chalk,Backpack,Bell,Teacher,Pupil',
  'Homework,Playground,Library,Lesson,Quiz,Lunch,Locker,Assembly,Whiteboard,Project,Ladder,Basket',
  // Words and books.
  'Alphabet,Letter,Vowel,Sentence,Comma,Verb,Noun,Spelling,Poem,Rhyme,Story,Chapter,Author,Dictionary',
  'Fable,Diary,Riddle,Joke,Cartoon,Newspaper,Question,Answer,Envelope,Page,Title,Comic,Hero,Villain',
  // Numbers, shapes and time.
  'Number,Zero,Hundred,Fraction,Half,Quarter,Triangle,Square,Circle,Cube,Sphere,Pyramid,Graph,Pattern',
  'Symmetry,Calculator,Dozen,Minute,Hour,Clock,Calendar,Money,Balance,Zigzag,Spiral',
  // Light, forces and machines.
  'Magnet,Battery,Microscope,Telescope,Experiment,Gravity,Shadow,Mirror,Lens,Rainbow,Liquid,Oxygen,Energy',
  'Friction,Robot,Computer,Keyboard,Screen,Internet,Inventor,Machine,Engine,Wheel,Lever,Pulley,Spring,Wire',
  'Bulb,Password,Laser,Echo,Bubble,Atom',
  // Sky and earth.
  'Planet,Moon,Sun,Star,Rocket,Astronaut,Orbit,Comet,Fossil,Dinosaur,Volcano,Weather,Thermometer,Thunder',
  'Cloud,Crystal,Metal,Habitat',
  // Body and living things.
  'Skeleton,Muscle,Heart,Brain,Tooth,Bone,Vitamin,Seed,Root,Flower,Leaf,Insect,Butterfly,Tadpole,Hamster',
  'Whale,Elephant,Eagle,Spider,Feather,Egg,Skin,Tongue,Finger',
  // Maps and places.
  'Map,Globe,Compass,Continent,Ocean,Island,River,Mountain,Desert,Equator,Village,Bridge,Flag,Jungle',
  'Capital,Tunnel,Farm,Factory,Market,Lighthouse,Passport',
  // Long ago.
  'King,Queen,Castle,Knight,Pharaoh,Mummy,Explorer,Pirate,Treasure,Ship,Museum,Legend,Century,Emperor',
  'Shield,Coin,Cave,Statue,Chariot,Crown,Mammoth,Wagon,Scroll,Dragon',
  // Art, music and stage.
  'Piano,Drum,Guitar,Flute,Choir,Melody,Dance,Concert,Orchestra,Puppet,Stage,Costume,Mask,Portrait',
  'Sculpture,Clay,Origami,Rhythm,Camera,Audience',
  // Sport and play.
  'Football,Team,Race,Medal,Whistle,Goal,Trophy,Kite,Puzzle,Marble,Hurdle,Tennis,Swimming,Chess,Relay',
  'Somersault,Slide,Balloon,Dice,Hopscotch',
  // Every day.
  'Breakfast,Sandwich,Milk,Apple,Carrot,Bread,Bus,Bicycle,Helmet,Traffic,Umbrella,Shoe,Glove,Scarf,Pocket',
  'Button,Soap,Towel,Family,Friend,Birthday,Holiday,Picnic,Doctor,Dentist,Nurse,Police,Garden,Puddle',
  'Snowman,Secret,Surprise,Promise,Courage,Dream,Weekend,Autumn,Winter,Summer,Jacket,Window,Door,Bottle',
];
