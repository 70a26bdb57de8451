import type { Shelf } from '../shelf.ts'

const books = 'booksmagazines'
const education = 'education'
const finance = 'finance'
const office = 'officeschoolsupplies'
const hobbies = 'hobbies'

/** Books, courses, money, office and hobbies; enough books to compare prices. */
// One line a product, so that the list reads as a list.
// oxfmt-ignore
export const readingAndWork: readonly Shelf[] = [
  { category: books, sub: 'Books', object: 'book', lines: [
    ['pageturn', 14.99, 28, 'The Salt Cartographer, hardcover first edition', '412 pages | Sewn binding'],
    ['pageturn', 8.99, 17.99, 'Bread in Winter, 90 recipes, paperback', 'Weights in grams and cups | Lies flat'],
    ['pageturn', 11.5, 19, 'A Short History of Locks, illustrated', '240 pages | Fold-out plate'],
    ['pageturn', 24.99, 45, 'The Complete Lighthouse Mysteries, nine novels', 'Three volumes | Box'],
    ['pageturn', 6.99, 12.99, 'Ants Do Not Queue, picture book for 3 to 6', 'Thick pages | Rhymes that work aloud'],
    ['pageturn', 19.99, 35, 'Atlas of Quiet Places, large format', '2.1 kg | Maps by hand'],
    ['pageturn', 9.99, 16.99, 'Repair It Yourself: bicycles, lamps, zips', 'Spiral bound | 300 photos'],
    ['pageturn', 12.99, 18, 'North of the River, winner of this year\'s critics prize', 'Paperback | Reading group questions'],
    ['pageturn', 4.99, 9.99, 'Pocket Sonnets, cloth bound, 128 pages', 'Ribbon | Fits a coat pocket'],
    ['harbour-books', 16.99, 26.99, 'Field Guide to the Birds of the East Coast', 'Waterproof cover | 420 species'],
    ['harbour-books', 21.99, 34.99, 'Ice Road: forty years of driving north', 'Signed copies while they last'],
  ] },
  { category: books, sub: 'Magazines', object: 'magazine', lines: [
    ['pageturn', 12, 48, 'One year of Field & Kettle, twelve issues, no renewal', 'Print | Ends by itself'],
    ['harbour-books', 24.99, 59.99, 'The Northern Review, print and archive, one year', 'Four issues | Archive since 1984'],
  ] },
  { category: books, sub: 'Textbooks', object: 'book', lines: [
    ['pageturn', 59, 148, 'Organic Chemistry, 4th edition, rental for 130 days', 'Free return label | Highlighting allowed'],
    ['harbour-books', 74.99, 129.99, 'Calculus for engineers, used, very good', 'Code not included | Ships from Halifax'],
  ] },
  { category: books, sub: 'eBooks', object: 'eReader', lines: [
    ['pageturn', 1.99, 6.99, 'Tin Star Diner, the first of the series as eBook', 'EPUB, no DRM | 320 pages'],
    ['harbour-books', 0, 12.99, 'Free this week: The Cold Kitchen, cookbook as eBook', 'No account | Download until Sunday'],
  ] },
  { category: education, sub: 'Courses', object: 'gradCap', lines: [
    ['lantern', 12.99, 49.99, 'Photo editing course, 11 hours, with exercises', 'Lifetime access | Certificate'],
    ['lantern', 0, 49, 'Spreadsheet basics, free until Friday, six hours', 'No card asked | Files to practise'],
    ['lantern', 149, 299, 'Web development in 20 weeks, live on Tuesdays', 'Mentor | Max 24 people'],
    ['lantern', 19.99, 69.99, 'Conversational Spanish, audio course, 40 lessons', 'Works offline | Transcript', 'headset'],
  ] },
  { category: education, sub: 'Student Discounts', object: 'notebook', lines: [
    ['inkwell', 5.99, 14.99, 'Student planner and ten pens, with a school address', 'Any .edu address | Free pick-up', 'pencils'],
    ['lantern', 0, 120, 'One year of Lantern for students, free with school ID', 'All courses | Renews only if you say so', 'gradCap'],
    ['circuit-lane', 69, 140, 'Drawing tablet, student price, stays valid after graduation', 'Pen without battery | 10 inch', 'tablet'],
  ] },
  { category: finance, sub: 'Credit Cards', object: 'creditCard', lines: [
    ['pennyfold', 0, 95, 'Travel card, first year without fee, 60,000 points', 'After $3,000 in 3 months | No foreign fee'],
    ['pennyfold', 0, null, '5 % cash back on groceries for six months, no annual fee', 'Then 2 % | Cap $1,500 a quarter'],
    ['fjord-mobile', 0, 120, 'Fjord card: phone bill back for a year', 'Up to $40 a month | Good credit needed'],
  ] },
  { category: finance, sub: 'Financial Tools & Services', object: 'piggyBank', lines: [
    ['pennyfold', 0, null, '$300 bonus for a new checking account with direct deposit', 'Paid after 60 days | $500 minimum deposit', 'coins'],
    ['pennyfold', 24, 49, 'Budget app, one year, shared by two people', 'Bank sync or by hand | Export to a sheet'],
    ['pennyfold', 0, 39, 'File your taxes free below $79,000 income, state included', 'Until mid April | Live chat', 'paper'],
  ] },
  { category: office, sub: 'Office Furniture', object: 'officeChair', lines: [
    ['inkwell', 189, 299, 'Mesh office chair, lumbar and headrest, 12-year frame', 'Seat depth slides | Hard-floor wheels'],
    ['inkwell', 279, 399, 'Standing desk 140 × 70, two motors, four memories', 'Anti-collision | Cable tray', 'deskTable'],
    ['loonie-lane', 34.99, 54.99, 'Folding desk, no tools, 80 cm', 'Holds 30 kg | Flat under the bed', 'deskTable'],
  ] },
  { category: office, sub: 'Paper', object: 'paper', lines: [
    ['inkwell', 27.99, 44.99, 'Copy paper, 5 reams, 92 bright, recycled', 'Limit two | No jams so far'],
    ['craftmere', 9.99, 16.99, 'Dotted notebooks A5, three, 100 g paper', 'Fountain pen safe | Lies open', 'notebook'],
  ] },
  { category: office, sub: 'Pencils/Pens & Markers', object: 'pencils', lines: [
    ['inkwell', 11.99, 19.99, 'Gel pens, 24, 0.5 mm, refillable', 'Ten colours | Quick dry for left hands'],
    ['craftmere', 29.99, 49.99, 'Colour pencils, 72, artist grade in a tin', 'Light-fast | Pre-sharpened'],
    ['loonie-lane', 8.49, 12.99, 'Whiteboard markers, 16 plus eraser', 'Low odour | Magnets'],
  ] },
  { category: hobbies, sub: 'Arts & Crafts', object: 'palette', lines: [
    ['craftmere', 24.99, 42, 'Acrylic paint, 24 tubes with brushes', '22 ml | Wooden box'],
    ['craftmere', 39.99, 64, 'Merino yarn, ten balls of one colour', '50 g | Non-itchy', 'yarn'],
    ['craftmere', 129, 189, 'Sewing machine, 60 stitches, hard case', 'Needle threader | Metal frame', 'yarn'],
  ] },
  { category: hobbies, sub: 'Collectibles', object: 'figure', lines: [
    ['craftmere', 34.99, 49.99, 'Captain Meridian figure, 18 cm, two heads', 'Stand | Boxed flat, no dents'],
    ['playhub', 89, 129, 'Model locomotive, H0 scale, digital ready', 'Die-cast | Lights', 'train'],
  ] },
  { category: hobbies, sub: 'Drones', object: 'drone', lines: [
    ['craftmere', 299, 399, 'Folding drone, 249 g, 4K, 34 minutes', 'No registration for fun flights | Three batteries'],
    ['craftmere', 49.99, 79.99, 'Indoor mini drone with guards, for beginners', 'Spare propellers | Holds height'],
    ['tundra-tech', 529.99, 699.99, 'Drone kit with screen controller, returns home by itself', 'Wind level 5 | Bag'],
  ] },
]
