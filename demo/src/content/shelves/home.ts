import type { Shelf } from '../shelf.ts'

const category = 'homehomeimprovement'

/** For the house; enough small appliances and vacuums to compare prices. */
// One line a product, so that the list reads as a list.
// oxfmt-ignore
export const home: readonly Shelf[] = [
  { category, sub: 'Small Appliances', object: 'kettle', lines: [
    ['aldera', 39.99, 64.99, '1.7 L glass kettle with temperature control, five steps', 'Keeps warm for 30 minutes | Lid opens with one hand'],
    ['aldera', 59.99, 89.99, 'Gooseneck kettle, 0.9 L, to the degree', 'Timer on the base | Hold for an hour'],
    ['aldera', 79, 129, 'Power blender, 1,400 W, glass jug, crushes ice', 'Three programs | Jug goes in the dishwasher', 'blender'],
    ['aldera', 34.99, 49.99, 'Personal blender with two cups to go', '600 W | Blade screws off for washing', 'blender'],
    ['hearthwood', 149, 199, 'Espresso machine, 15 bar, milk wand in steel', 'Single and double basket, not pressurised | 30-second heat up', 'coffee'],
    ['voltmart', 89, 149, 'Air fryer 6 L with a window', '1,700 W | Basket without coating flakes', 'airFryer'],
    ['voltmart', 219, 329, 'Stand mixer 5 L, metal gears, three tools', 'Bowl with handle | 10 speeds, starts softly', 'mixer'],
    ['aldera', 24.99, 39.99, 'Hand mixer with dough hooks, 400 W', 'Cable is 1.8 m | Clips onto its own stand', 'mixer'],
    ['aldera', 69.99, 99.99, 'Drip coffee maker with thermos jug, 10 cups', 'SCA temperature | No hotplate that burns', 'coffee'],
    ['maple-and-main', 54.99, 84.99, 'Cordless kettle in enamel red, 1.5 L', 'Whistle can be turned off | Two-year warranty'],
    ['maple-and-main', 129.99, 199.99, 'Pressure cooker 6 L, stainless pot, eleven programs', 'Steam release you can reach safely | Recipe book in both languages', 'pan'],
  ] },
  { category, sub: 'Vacuums & Floor Care', object: 'vacuum', lines: [
    ['aldera', 149, 249, 'Aldera V8 cordless stick vacuum, 45 minutes, two brushes', 'Battery clicks out | Wall dock | Washable filter'],
    ['aldera', 229, 329, 'Aldera V10 cordless with pet brush and light', '60 minutes | Screen shows what it picked up'],
    ['voltmart', 199, 349, 'Robot vacuum with maps and mop, empties itself', '5,000 Pa | No-go zones | 60 days per bag', 'robotVacuum'],
    ['voltmart', 119, 179, 'Robot vacuum, 2.9 inches low, goes under the sofa', 'Remote in the box, no app needed', 'robotVacuum'],
    ['hearthwood', 79, 119, 'Bagged canister, 6 m cable, quiet 68 dB', 'Takes standard bags | Parquet brush'],
    ['brickyard', 69.99, 99.99, 'Wet and dry shop vacuum, 20 L, blower', 'Tool socket | Casters', 'bucket'],
    ['aldera', 99.99, 159.99, 'Spot cleaner for carpets and car seats', 'Heats the water | Hose rinses itself', 'bucket'],
    ['voltmart', 49.99, 69.99, 'Handheld vacuum for the car, USB-C', '15 minutes on full | Crevice tool', 'vacuum'],
    ['voltmart', 279, 449, 'Kestra washing vacuum, wet and dry at once', 'Drives itself forward | Drying dock'],
    ['maple-and-main', 189.99, 279.99, 'Upright for thick carpet, HEPA, lift-off can', '10 m cable | Five-year warranty'],
    ['maple-and-main', 249.99, 399.99, 'Cordless stick, two batteries in the box, 90 minutes', 'Folds in the middle to reach under beds'],
  ] },
  { category, sub: 'Furniture', object: 'sofa', lines: [
    ['maple-and-main', 399.99, 599.99, 'Extending table for four to eight, ash', 'Leaf stored inside | Rounded corners', 'deskTable'],
  ] },
  { category, sub: 'Mattresses & Bedding', object: 'bed', lines: [
    ['hearthwood', 449, 699, 'Hybrid mattress queen, medium firm, 120 nights to try', '1,000 springs | Wool top | Picked up if you return it'],
    ['maple-and-main', 119.99, 189.99, 'Goose-free down duvet, all season, double', 'Two that button together | Machine wash'],
  ] },
  { category, sub: 'Bath', object: 'towel', lines: [
    ['hearthwood', 39, 70, 'Six-piece towel set, 600 g, dries fast', 'Two bath, two hand, two face | Loops'],
  ] },
  { category, sub: 'Kitchen & Dining', object: 'pan', lines: [
    ['aldera', 32.99, 54.99, 'Carbon steel pan 28 cm, seasoned', 'Induction and camp fire | 1.6 kg'],
  ] },
  { category, sub: 'Large Appliances', object: 'washer', lines: [
    ['voltmart', 549, 799, 'Front-load washer 4.5 cu ft, 1,400 rpm, steam', 'Delivery and haul-away $29 | 10-year motor'],
    ['maple-and-main', 849.99, 1199.99, 'Heat pump dryer, ventless, half the power', 'Runs on 120 V | Filter cleans itself'],
  ] },
  { category, sub: 'Home Decor', object: 'plant', lines: [
    ['maple-and-main', 64.99, 99.99, 'Flat-weave rug 160 × 230, recycled cotton', 'Both sides | Machine wash at 30', 'towel'],
  ] },
  { category, sub: 'Lighting', object: 'lamp', lines: [
    ['aldera', 19, 34, 'Desk lamp with daylight mode and a USB port', '500 lumen | Touch dimmer | 1.8 m cable'],
  ] },
  { category, sub: 'Storage & Organization', object: 'shelf', lines: [
    ['brickyard', 59.99, 89.99, 'Garage shelf, 1,000 lb, five tiers', 'Boltless | 72 inches high'],
  ] },
  { category, sub: 'Tools & Hardware', object: 'drill', lines: [
    ['brickyard', 99, 169, '20 V drill and driver set, two batteries', 'Brushless | 65 pieces in the case'],
    ['maple-and-main', 139.99, 199.99, 'Cordless jigsaw, bare tool, tool-free blades', 'Same battery as the drill of last week'],
  ] },
  { category, sub: 'Paint & Building Supplies', object: 'paint', lines: [
    ['brickyard', 24.98, 38.98, 'Interior paint, one gallon, matte, low odour', 'Mixed to any colour | 400 sq ft'],
  ] },
  { category, sub: 'Heating & Cooling', object: 'fan', lines: [
    ['voltmart', 44.99, 69.99, 'Quiet desk and pedestal fan in one, 26 dB', 'DC motor | Twelve speeds | Remote'],
    ['brickyard', 299, 429, 'Portable air conditioner 10,000 BTU with window kit', 'Two hoses | Drains itself', 'airConditioner'],
  ] },
  { category, sub: 'Garden & Outdoor', object: 'mower', lines: [
    ['brickyard', 279, 399, '40 V mower, 17 inch, two batteries', 'Mulches | Folds upright | 45 minutes'],
    ['maple-and-main', 89.99, 149.99, 'Raised bed in cedar, 4 by 4 feet', 'No tools | Untreated', 'plant'],
  ] },
]
