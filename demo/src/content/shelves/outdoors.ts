import type { Shelf } from '../shelf.ts'

const sport = 'sportinggoods'
const bags = 'bagsluggage'
const autos = 'autos'

/** Sport, bags and cars; enough weights and backpacks to compare prices. */
// One line a product, so that the list reads as a list.
// oxfmt-ignore
export const outdoors: readonly Shelf[] = [
  { category: bags, sub: 'Backpacks', object: 'backpack', lines: [
    ['norvik', 49.95, 89.95, 'Commuter backpack 22 L with rain cover', 'Laptop up to 16 inch | Bottle pockets that hold'],
    ['norvik', 119, 189, 'Fell 55 trekking pack, adjustable back', 'Two sizes | 1.7 kg | Rain cover'],
    ['ridgeway', 69.95, 119.95, 'Rolltop 28 L, welded seams, waterproof', 'Chest strap | Reflective'],
    ['ridgeway', 34.95, 54.95, 'Foldable day pack, 18 L, 210 g', 'Packs into a fist'],
    ['ridgeway', 149, 229, 'Child carrier pack with sun roof, to 22 kg', 'Stands alone | Washable pad'],
    ['oakline', 79, 128, 'Canvas backpack with leather straps', 'Waxed | 15 L'],
    ['inkwell', 24.99, 44.99, 'School backpack, two sections, six colours', 'Padded bottom | Name window'],
    ['norvik', 39.95, 64.95, 'Hydration vest 8 L with two flasks', 'Bounces little | S to XL'],
    ['ironpeak', 59.99, 99.99, 'Gym and work pack with shoe box, 30 L', 'Wet pocket | 15-inch sleeve'],
    ['northpine', 94.99, 149.99, 'Winter day pack with ski straps, 30 L', 'Zips for mittens | Hose sleeve'],
    ['northpine', 54.99, 84.99, 'Kids hiking backpack, 12 L, whistle', 'From 5 years | Light blue and red'],
  ] },
  { category: bags, sub: 'Duffel Bags', object: 'duffel', lines: [
    ['northpine', 74.99, 119.99, 'Hockey duffel with vents, 110 L', 'Skate pockets | Triple stitched'],
  ] },
  { category: bags, sub: 'Laptop Bags', object: 'satchel', lines: [
    ['oakline', 89, 149, 'Leather briefcase, 14-inch, slips on a trolley', 'YKK-type zips | Ages well'],
  ] },
  { category: bags, sub: 'Luggage', object: 'suitcase', lines: [
    ['roamwell', 79, 139, 'Carry-on, polycarbonate, 2.4 kg, silent wheels', '55 × 40 × 20 | TSA lock'],
  ] },
  { category: sport, sub: 'Exercise & Fitness', object: 'dumbbell', lines: [
    ['ironpeak', 199, 329, 'Adjustable dumbbells, 5 to 52 lb, pair', 'Dial | Trays included'],
    ['ironpeak', 34.99, 49.99, 'Kettlebell 16 kg, single cast', 'Flat bottom | Powder coat', 'kettlebell'],
    ['ironpeak', 89.99, 139.99, 'Folding weight bench, seven angles', '300 kg | 12 kg itself'],
    ['ironpeak', 24.99, 39.99, 'Resistance bands with door anchor, set of five', '10 to 50 lb | Bag'],
    ['ironpeak', 449, 649, 'Magnetic rowing machine, stands upright', 'Quiet | Tablet holder', 'dumbbell'],
    ['ironpeak', 279, 399, 'Indoor bike with 15 kg flywheel', 'Belt drive | Bluetooth', 'bicycle'],
    ['voltmart', 299, 499, 'Walking pad for under the desk, 6 km/h', 'Remote | Rolls away', 'treadmill'],
    ['ridgeway', 19.95, 29.95, 'Door pull-up bar without screws', '60 to 100 cm | Foam grips'],
    ['ironpeak', 54.99, 79.99, 'Hex dumbbells, 20 lb, pair, rubber', 'No smell after a week'],
    ['northpine', 119.99, 179.99, 'Barbell set 50 kg with collars, winter special', 'Cement-free iron plates'],
    ['northpine', 39.99, 59.99, 'Foam roller and two massage balls', 'EVA | 45 cm'],
  ] },
  { category: sport, sub: 'Cycling', object: 'bicycle', lines: [
    ['ridgeway', 699, 999, 'Gravel bike, 1×11, hydraulic brakes', 'Steel fork option | Four sizes'],
    ['northpine', 29.99, 44.99, 'Fenders and lights set, 28 inch', 'No tools | USB-C'],
  ] },
  { category: sport, sub: 'Camping & Hiking', object: 'tent', lines: [
    ['ridgeway', 149, 249, 'Three-person tent, 2.6 kg, two doors', 'Poles colour coded | Footprint included'],
    ['northpine', 64.99, 94.99, 'Two-burner camp stove, wind guards', 'Folds flat | Piezo', 'pan'],
  ] },
  { category: sport, sub: 'Running', object: 'shoe', lines: [
    ['ironpeak', 12.99, 19.99, 'Running belt that does not bounce', 'Phone to 6.8 inch | Gel loops'],
  ] },
  { category: sport, sub: 'Team Sports', object: 'ball', lines: [
    ['ironpeak', 22.99, 34.99, 'Match football size 5, thermally bonded', 'Pump and needle'],
  ] },
  { category: sport, sub: 'Golf', object: 'golf', lines: [
    ['ridgeway', 199, 329, 'Half set for beginners with stand bag', 'Right and left | Steel shafts'],
  ] },
  { category: sport, sub: 'Water Sports', object: 'kayak', lines: [
    ['ridgeway', 389, 549, 'Inflatable two-seat kayak with paddles', 'Drop-stitch floor | Fits a car boot'],
  ] },
  { category: sport, sub: 'Winter Sports', object: 'skis', lines: [
    ['northpine', 349.99, 529.99, 'All-mountain skis with bindings, last season', '160 to 184 cm | Mounted free'],
  ] },
  { category: sport, sub: 'Fishing', object: 'fishingRod', lines: [
    ['ridgeway', 49.95, 79.95, 'Travel rod and reel in four parts', 'Tube | Line on'],
  ] },
  { category: sport, sub: 'Hunting & Archery', object: 'golf', lines: [
    ['ridgeway', 99, 149, 'Takedown recurve bow, 30 lb, for learning', 'Arm guard, tab, four arrows', 'bow'],
  ] },
  { category: sport, sub: 'Racquet Sports', object: 'racket', lines: [
    ['ironpeak', 69.99, 119.99, 'Tennis racket, 285 g, strung', 'Three grip sizes | Cover'],
  ] },
  { category: sport, sub: 'Yoga & Pilates', object: 'yogaMat', lines: [
    ['ironpeak', 34.99, 59.99, 'Natural rubber mat, 5 mm, grips when wet', 'Strap | 183 × 66'],
    ['northpine', 44.99, 64.99, 'Cork mat and two blocks', 'No smell'],
  ] },
  { category: autos, sub: 'Car Parts', object: 'carBattery', lines: [
    ['torque-bay', 119, 169, 'AGM battery, group 48, fitted free', 'Core charge back | 3-year swap'],
    ['torque-bay', 19.99, 29.99, 'Wiper blades, pair, beam style', 'Any two sizes', 'car'],
  ] },
  { category: autos, sub: 'Tires & Wheels', object: 'tyre', lines: [
    ['torque-bay', 99, 139, 'All-season tire 205/55 R16, per piece, fourth for $1', '65,000 miles | Rebate by mail'],
    ['garage-north', 449.99, 599.99, 'Alloy wheels 17 inch, set of four, black', 'TPMS ready'],
  ] },
  { category: autos, sub: 'Oil & Fluids', object: 'oilCan', lines: [
    ['torque-bay', 22.99, 34.99, 'Full synthetic 5W-30, 5 quarts and filter', 'Filter for 300 cars'],
    ['garage-north', 9.99, 14.99, 'Washer fluid to -40 °C, three jugs', 'Pick-up'],
  ] },
  { category: autos, sub: 'Car Care & Cleaning', object: 'bucket', lines: [
    ['torque-bay', 34.99, 54.99, 'Wash kit: two buckets, mitts, foam gun', 'Grit guards'],
    ['brickyard', 129, 189, 'Pressure washer 1,900 PSI, 10 m hose', 'Quiet pump | Foam bottle'],
  ] },
  { category: autos, sub: 'Garage Tools & Equipment', object: 'drill', lines: [
    ['torque-bay', 149, 219, 'Low-profile floor jack, 3 ton', 'Two stands included', 'car'],
    ['brickyard', 79.99, 119.99, 'Jump starter and air pump in one', '2,000 A | 150 PSI', 'carBattery'],
  ] },
  { category: autos, sub: 'Interior Accessories', object: 'car', lines: [
    ['torque-bay', 59.99, 99.99, 'Floor liners, cut for your car, front and rear', 'Raised edge | Hose off'],
  ] },
  { category: autos, sub: 'Motorcycle & Powersports', object: 'helmet', lines: [
    ['torque-bay', 119, 189, 'Full-face helmet with sun visor, ECE', 'XS to XXL | Pinlock'],
  ] },
]
