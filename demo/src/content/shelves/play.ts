import type { Shelf } from '../shelf.ts'

const gaming = 'gaming'
const entertainment = 'entertainment'

/** Games, films and music; enough console games to compare prices. */
// One line a product, so that the list reads as a list.
// oxfmt-ignore
export const play: readonly Shelf[] = [
  { category: gaming, sub: 'Console Games', object: 'gameCase', lines: [
    ['playhub', 29.99, 59.99, 'Ember Roads, disc, with the map in the box', 'Open world, 60 hours | All patches on disc'],
    ['playhub', 39.99, 69.99, 'Tidebreakers deluxe, two add-ons included', 'Co-op for four | Cross play'],
    ['playhub', 14.99, 39.99, 'Pixel Orchard, farming for two on one couch', 'No micro-payments | Ages 6 and up'],
    ['playhub', 19.99, 49.99, 'Nightline Detective, complete trilogy on one card', 'Subtitles in nine languages | Save moves over'],
    ['voltmart', 24.99, 44.99, 'Grand Circuit 25, racing, free upgrade to the new console', '120 tracks | Wheel support'],
    ['voltmart', 34.99, 59.99, 'Football Stars 26, season start discount', 'Women and men leagues | Same-day pick-up'],
    ['playhub', 49.99, 69.99, 'Hollow Crown II, first price drop since launch', 'Hard but fair | 80 hours'],
    ['voltmart', 9.99, 29.99, 'Party Quiz Deluxe with four buzzers, clearance', 'Buzzers need AA | 3,000 questions'],
    ['playhub', 44.99, 79.99, 'Starfarer collector tin with art book', 'Steel tin | Numbered card'],
    ['toy-barn', 37.99, 59.99, 'Dino Kart 3, four players split screen', 'Ages 4 and up | Bilingual'],
    ['tundra-tech', 54.99, 79.99, 'Ember Roads for the handheld, card in the case', 'Full game on card, no download'],
  ] },
  { category: gaming, sub: 'PC Games', object: 'gameCase', lines: [
    ['playhub', 11.99, 39.99, 'Rust Colony, key, DRM-free, with all add-ons', 'City builder | Works on small laptops'],
    ['playhub', 24.99, 49.99, 'Flight of Kings, grand strategy, base game', 'Mods on day one | Weekend only'],
  ] },
  { category: gaming, sub: 'Gaming Consoles', object: 'gameConsole', lines: [
    ['playhub', 349, 449, 'Vantor Play 2, 1 TB, with two games', 'Choose from ten games | Refurbished controller is new'],
    ['tundra-tech', 449.99, 549.99, 'Vantor Play 2 digital, holiday bundle', '3 months of online play | One per household'],
  ] },
  { category: gaming, sub: 'Controllers', object: 'controller', lines: [
    ['playhub', 49.99, 74.99, 'Wireless game controller, two for one price', 'Console, PC, phone | Hall sensors, no drift'],
    ['tundra-tech', 44.99, 64.99, 'Retro style pad with USB-C, six face buttons', 'Works wired in everything'],
  ] },
  { category: gaming, sub: 'Accessories', object: 'controller', lines: [
    ['playhub', 24.99, 39.99, 'Charging dock for two pads with status lights', 'Overnight cut-off | Mains plug included', 'powerBank'],
    ['toy-barn', 19.99, 29.99, 'Hard case for the handheld, ten card slots', 'Fits the grip | Strap', 'satchel'],
  ] },
  { category: entertainment, sub: 'Anime', object: 'television', lines: [
    ['playhub', 34.99, 59.99, 'Clockwork Shrine, complete series on Blu-ray', '26 episodes | Art cards'],
    ['harbour-books', 49.99, 79.99, 'Paper Moon Express, four films in a steel book', 'English, French, Japanese', 'clapper'],
  ] },
  { category: entertainment, sub: 'Movies', object: 'clapper', lines: [
    ['playhub', 9.99, 24.99, 'Five 4K movies you pick from a list of ninety', 'Digital | Yours, not rented'],
  ] },
  { category: entertainment, sub: 'Music', object: 'record', lines: [
    ['mezzo', 19.99, 32.99, 'Blue Harbour Sessions, double vinyl, 180 g', 'Download code | Gatefold'],
  ] },
  { category: entertainment, sub: 'TV Shows', object: 'television', lines: [
    ['playhub', 29.99, 69.99, 'Harbour Watch seasons 1 to 6, box set', '24 discs | Deleted scenes'],
  ] },
  { category: entertainment, sub: 'Streaming Subscriptions', object: 'streamer', lines: [
    ['playhub', 2.99, 9.99, 'Reelbox, three months at $2.99 a month for returning members', 'With ads | Cancel in the app'],
  ] },
  { category: entertainment, sub: 'Concerts & Events', object: 'ticket', lines: [
    ['mezzo', 25, 48, 'Summer lawn tickets, all fees included', '31 venues | Four per person'],
  ] },
  { category: entertainment, sub: 'Board Games & Puzzles', object: 'boardGame', lines: [
    ['toy-barn', 16.99, 24.99, '1,000-piece puzzle of the Rockies, poster included', 'Pieces fit tight | Made of recycled board'],
  ] },
  { category: entertainment, sub: 'Comics & Manga', object: 'comic', lines: [
    ['pageturn', 44.99, 79.99, 'Iron Heron omnibus, three hardcovers', '900 pages | Slipcase'],
    ['harbour-books', 9.99, 14.99, 'Any two manga first volumes, list of sixty', 'In store and online'],
  ] },
  { category: entertainment, sub: 'Musical Instruments', object: 'guitar', lines: [
    ['mezzo', 149, 219, 'Acoustic guitar with bag, tuner and three lessons', 'Spruce top | Set up before shipping'],
    ['mezzo', 329, 449, 'Digital piano, 88 weighted keys, stand and pedal', 'Two headphone jacks | 12 kg', 'piano'],
  ] },
]
