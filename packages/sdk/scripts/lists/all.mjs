// What All adds to Everyday, by theme. `npm run data -w packages/sdk` packs it for the SDK.
// Version 1 is frozen: a game code deals by it for ever (docs/decks.md).
export const all = [
  // Land, sky and water.
  'Glacier,Lagoon,Reef,Geyser,Oasis,Delta,Dune,Horizon,Monsoon,Mist,Dew,Dawn,Dusk,Eclipse,Aurora',
  'Asteroid,Nebula,Equator,Prairie,Tundra,Creek,Cove,Gulf,Summit,Lava,Magma,Quartz,Granite,Slate',
  'Boulder,Grove,Lawn,Drizzle,Ripple,Current,Coast,Arctic,Sahara,Everest,Nile',
  // Trees, flowers and plants.
  'Fern,Ivy,Pollen,Willow,Oak,Birch,Cedar,Lotus,Orchid,Lily,Violet,Lavender,Poppy,Daffodil,Thistle',
  'Nettle,Holly,Juniper,Sycamore,Seaweed,Bonsai,Bouquet,Wreath,Stem,Compost,Harvest,Trowel,Barley,Wheat',
  // Animals.
  'Panther,Lynx,Coyote,Jackal,Hyena,Wombat,Platypus,Armadillo,Anteater,Porcupine,Ferret,Mole,Meerkat',
  'Lemur,Baboon,Chimpanzee,Gazelle,Antelope,Bison,Llama,Alpaca,Mule,Poodle,Hound,Falcon,Hawk,Vulture',
  'Raven,Stork,Puffin,Albatross,Cuckoo,Nightingale,Canary,Python,Viper,Iguana,Chameleon,Gecko',
  'Salamander,Newt,Piranha,Salmon,Trout,Tuna,Stingray,Squid,Clam,Oyster,Shrimp,Plankton,Scorpion',
  'Tarantula,Centipede,Wasp,Hornet,Locust,Mantis,Flea,Leech,Slug,Cocoon,Antler,Tusk,Mane,Hoof,Venom',
  'Flock,Swarm,Burrow,Lair,Kennel,Aquarium,Bridle,Hare,Fawn,Foal,Wren,Finch,Beak',
  // Food and drink.
  'Apricot,Raspberry,Papaya,Rhubarb,Raisin,Almond,Cashew,Hazelnut,Chestnut,Asparagus,Artichoke,Radish',
  'Turnip,Leek,Tofu,Basil,Parsley,Thyme,Saffron,Ginger,Nutmeg,Mayonnaise,Gravy,Stew,Sushi,Burrito',
  'Dumpling,Meringue,Pudding,Crumble,Brownie,Croissant,Baguette,Dough,Caramel,Toffee,Marshmallow',
  'Truffle,Espresso,Smoothie,Buffet,Banquet,Grill,Ladle,Sieve,Blender,Saucer,Freezer,Pantry,Barrel',
  'Tortilla,Pomegranate,Tangerine,Quiche,Fondue,Sorbet,Sherbet,Salsa,Crust,Peel,Pickle,Roast,Squash',
  'Mousse,Platter,Mozzarella',
  // House and objects.
  'Wardrobe,Mattress,Hinge,Latch,Drain,Plaster,Concrete,Beam,Pillar,Column,Dome,Vault,Patio,Shed',
  'Fortress,Moat,Dungeon,Mansion,Studio,Lobby,Escalator,Elevator,Embassy,Parliament,College,Observatory',
  'Gallery,Arena,Plaza,Boulevard,Avenue,Viaduct,Canal,Dock,Runway,Platform,Sculpture,Easel,Portrait',
  'Mosaic,Mural,Porcelain,Locket,Trinket,Souvenir,Antique,Ornament,Hose,Sprinkler,Shampoo,Fuse,Remote',
  'Tripod,Pendulum,Sling',
  // Transport and travel.
  'Limousine,Caravan,Tandem,Gondola,Yacht,Kayak,Galleon,Cruise,Voyage,Expedition,Luggage,Tourist,Nomad',
  'Passenger,Conductor,Mechanic,Highway,Detour,Glider,Chariot,Carriage,Sleigh,Bulldozer,Dashboard',
  'Bumper,Clutch,Fuel,Toll,Landmark,Monument,Paris,London,Venice,Egypt,Tokyo,Texas,Hawaii,Atlantis',
  'Hitchhiker,Stowaway,Mast,Rudder,Periscope,Wreck,Castaway',
  // Music, stage and screen.
  'Clarinet,Trombone,Harmonica,Accordion,Ukulele,Tambourine,Cymbal,Gong,Bagpipe,Chord,Tempo,Solo,Duet',
  'Symphony,Ballad,Anthem,Verse,Lyric,Tango,Waltz,Samba,Polka,Disco,Encore,Applause,Audience,Script',
  'Scene,Drama,Tragedy,Trapeze,Stunt,Cameo,Sequel,Premiere,Director,Karaoke,Tenor,Soprano,Rhythm',
  'Rehearsal,Audition,Pantomime,Marionette,Masquerade,Western,Animation,Celebrity,Podcast',
  // Words and books.
  'Novel,Fable,Myth,Saga,Epic,Sonnet,Atlas,Paragraph,Headline,Journal,Quill,Typewriter,Font,Hieroglyph',
  'Cipher,Enigma,Proverb,Accent,Grammar,Comma,Palindrome,Anagram,Metaphor,Rhyme,Limerick,Quote,Nickname',
  'Gossip,Debate,Telegram,Autograph,Clipboard,Stapler,Folder,Spine,Plot,Thriller,Fiction,Crossword',
  // Sport and games.
  'Hurdle,Relay,Javelin,Judo,Polo,Croquet,Dart,Scuba,Slalom,Toboggan,Umpire,League,Tournament,Podium',
  'Athlete,Rookie,Rival,Treadmill,Checkmate,Backgammon,Hopscotch,Mascot,Wrestler,Gladiator,Pinball',
  'Arcade,Blindfold,Boomerang,Lasso,Rodeo,Jockey,Sprint,Triathlon',
  // Science and numbers.
  'Electron,Nucleus,Oxygen,Hydrogen,Helium,Carbon,Mercury,Acid,Vitamin,Virus,Antidote,Clone,Pulse,Fever',
  'Allergy,Surgeon,Prism,Radar,Sonar,Voltage,Circuit,Piston,Pulley,Calculator,Algorithm,Software,Cursor',
  'Pixel,Cyborg,Drone,Blueprint,Formula,Geometry,Algebra,Sphere,Cone,Hexagon,Octagon,Symmetry,Radius',
  'Infinity,Neon,Zinc,Flask,Fungus,Nerve,Reflex,Blacksmith,Anvil,Forge,Chisel,Wedge,Lever,Axle,Valve',
  'Nozzle,Hydrant,Dynamo,Hashtag,Emoji,Selfie,Avatar,Black hole,Supernova,Solstice,Zodiac',
  // People and jobs.
  'Architect,Archer,Author,Butler,Chauffeur,Clerk,Courier,Diplomat,Duke,Baron,Countess,Hermit,Jester',
  'Janitor,Locksmith,Lumberjack,Merchant,Model,Pharaoh,Philosopher,Pioneer,Professor,Scout,Sheriff',
  'Sorcerer,Squire,Tutor,Tycoon,Warden,Volunteer,Witness,Genius,Toddler,Teenager,Cobbler,Paramedic',
  'Grocer,Florist,Beekeeper,Admiral,Cadet,Villain,Bachelor,Landlord,Citizen,Rebel,Tyrant,Monarch',
  'Gourmet,Prankster,Spartan',
  // Tales and legends.
  'Phoenix,Centaur,Minotaur,Cyclops,Medusa,Vampire,Gnome,Sphinx,Oracle,Relic,Elixir,Cauldron,Labyrinth',
  'Excalibur,Merlin,Cinderella,Pinocchio,Aladdin,Hercules,Zeus,Cupid,Romeo,Pegasus,Yeti,Neptune,Pandora',
  'Midas,Rapunzel,Scrooge,Sherlock,Ogre,Pixie,Gargoyle,Fortune',
  // Clothes and cloth.
  'Beret,Tuxedo,Cardigan,Blazer,Gown,Tiara,Brooch,Pendant,Velvet,Denim,Satin,Stitch,Crochet,Loom',
  'Spindle,Thimble,Sleeve,Mascara,Fashion,Boutique,Mannequin,Poncho,Tutu,Zipper,Cuff,Tassel,Fringe',
  'Braid,Wrinkle,Tattoo,Monocle,Visor,Toga',
  // Money, law and town life.
  'Auction,Bargain,Interest,Jury,Alibi,Verdict,Election,Ballot,Revolution,Strike,Charity,Bill,Stock',
  'Capital,Barcode,Kiosk,Bazaar,Warehouse,Hamlet',
  // Ideas and feelings.
  'Beauty,Boredom,Chaos,Charm,Curiosity,Destiny,Energy,Envy,Eternity,Fame,Fate,Freedom,Grudge,Illusion',
  'Justice,Kindness,Loyalty,Mischief,Nonsense,Nostalgia,Paradox,Revenge,Sarcasm,Spirit,Suspense,Triumph',
  'Truce,Utopia,Victory,Wisdom,Wonder,Dilemma,Disguise,Habit,Hobby,Legacy,Panic,Pride,Trust,Bliss',
  'Hunger,Thirst,Insomnia',
  // Many-sided words.
  'Bluff,Canvas,Channel,Chart,Crest,Degree,Express,Figure,Filter,Flare,Fleet,Grain,Grid,Grip,Ledge',
  'Lodge,Loop,Medium,Nugget,Panel,Perch,Reel,Scratch,Shuttle,Spike,Staff,Stall,Swift,Vein,Yarn,Pinch',
  'Crash,Dial,Fiddle,Gallop,Hamper,Knack,Leap,Limbo,Sketch,Snap,Stencil,Stump,Tangle,Tilt,Treat,Tumble',
  'Turbo,Wink,Zone,Jumbo,Ditch,Drift,Rally,Realm,Rubble,Sabotage,Scoop,Snare,Sprout,Swap,Tempest,Token',
  'Trek,Trivia,Zest',
  // Time and feasts.
  'Decade,Millennium,Anniversary,Fiesta,Countdown,Rewind,Daybreak,Twilight,Siesta,Reunion,Ceremony',
  'Farewell,Welcome',
];
