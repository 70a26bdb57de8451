import type { ObjectName } from '../pictures/objects.ts'

/** A sale of a whole range rather than of one product. */
export interface SaleLine {
  readonly store: string
  readonly category: string
  readonly sub?: string
  readonly object: ObjectName
  readonly title: string
  readonly subtitle: string
  /** Paragraphs and facts, parted by " | "; the first is the paragraph. */
  readonly text: string
}

type Row = readonly [store: string, place: string, object: ObjectName, title: string, subtitle: string, text: string]

// One line a sale. The place is the category, with its sub-category after a slash where there is one.
// oxfmt-ignore
const rows: readonly Row[] = [
  ['voltmart', 'techelectronics/TV', 'television', 'Voltmart clears the 2024 televisions before the new ones come', 'Up to 45% off, 60 models', 'The list runs until the warehouse is empty. Best value looks to be between 55 and 65 inches. | Delivery free from $499 | Open-box units are marked as such'],
  ['voltmart', 'techelectronics', 'headphones', 'Audio week at Voltmart: headphones, speakers, sound bars', '25% to 50% off', 'Prices are already cut on the page, no code needed. I compared ten of them and eight were the lowest of the year. | Ends Sunday night | 30 days to return'],
  ['voltmart', 'homehomeimprovement/Large Appliances', 'washer', 'Washers, dryers and fridges with free installation', 'Save up to $400', 'Three for the price of two also works across brands. | Haul-away $29 | Zip code decides the date'],
  ['circuit-lane', 'computers', 'processor', 'Circuit Lane build-your-own weekend', 'Bundles from 20% off', 'Processor, board and memory together; the discount shows in the cart. | Mix any three parts | Assembly $49'],
  ['circuit-lane', 'computers/Storage Drives', 'drive', 'Storage sale: SSDs, hard drives, memory cards', 'From $9, up to 40% off', 'Good week to replace the drive that has been clicking. | Limit three of each'],
  ['playhub', 'gaming/PC Games', 'gameCase', 'Playhub autumn sale: 2,400 PC games', 'Up to 90% off', 'New flash prices every day at noon. The strategy shelf is the best in years. | Refund within 14 days if played under two hours'],
  ['playhub', 'gaming/Console Games', 'controller', 'Buy two used console games, get the third free', '3 for 2 on used games', 'Cheapest one is free. Cases are checked, discs polished. | Online and in 200 shops'],
  ['playhub', 'entertainment/Movies', 'clapper', '4K movie sale, studio classics and new ones', 'From $4.99 each', 'Digital, to keep. Sort by price and page to the end, the good ones are hidden there.'],
  ['norvik', 'clothingaccessories/Shoes', 'shoe', 'Norvik end of season: all trail and road shoes', '30% to 55% off', 'Last season colours go first; sizes 9 and 10 are thin already. | Free returns | No code'],
  ['norvik', 'clothingaccessories/Outerwear', 'jacket', 'Down and rain jackets at Norvik', '40% off everything filled', 'Includes the 700 fill jacket that was posted last winter for more.'],
  ['oakline', 'clothingaccessories', 'shirt', 'Oakline basics by the bundle', 'Buy 3, pay 2', 'T-shirts, socks, underwear, mixed as you like. | Washes well, mine are four years old'],
  ['oakline', 'clothingaccessories/Handbags & Wallets', 'handbag', 'Leather outlet at Oakline, small marks', 'Up to 60% off seconds', 'Each piece has a photo of its mark. Most you would not find.'],
  ['hearthwood', 'homehomeimprovement/Furniture', 'sofa', 'Hearthwood floor models and returns', 'Up to 50% off', 'Check the list by city; delivery starts at $39. | Photos of each piece | Final sale'],
  ['hearthwood', 'homehomeimprovement/Mattresses & Bedding', 'bed', 'Mattress event with two free pillows', 'Up to $300 off', 'Applies to all sizes. The 120 nights still count.'],
  ['aldera', 'homehomeimprovement/Small Appliances', 'kettle', 'Aldera kitchen fortnight', '35% off small appliances', 'Kettles, toasters, blenders. The coffee maker that everyone asks for is included this time.'],
  ['aldera', 'homehomeimprovement/Kitchen & Dining', 'pan', 'Cookware sale, steel and cast iron', 'Up to 48% off pans', 'Single lids too, which never go on sale. | Free shipping over $50'],
  ['brickyard', 'homehomeimprovement/Tools & Hardware', 'drill', 'Tool days: second battery free with any kit', 'Free battery worth $69', 'Works on the 20 V and 40 V lines. Add both to the cart. | In store too'],
  ['brickyard', 'homehomeimprovement/Garden & Outdoor', 'mower', 'Garden clearance, mowers to flower pots', '25% to 60% off', 'Stock is by shop. Put in your postal code first.'],
  ['pantry', 'grocery', 'hamper', 'Pantry stock-up: fill a case, save', '$15 off $75', 'Nearly everything except gift cards and infant formula. | Code on the page | Once per account'],
  ['pantry', 'grocery/Coffee & Tea', 'coffee', 'All coffee and tea, mixed as you like', 'Buy 3 bags, save 25%', 'Includes the single-farm ones. Roast date is printed.'],
  ['pantry', 'grocery/Snacks', 'popcorn', 'Snack box sale for movie nights', 'Up to 35% off', 'Nuts, chips, popcorn by the case.'],
  ['ironpeak', 'sportinggoods/Exercise & Fitness', 'dumbbell', 'New year, same weights: Ironpeak sale in autumn', '20% to 40% off', 'Plates by the pound are the best price since spring. | Freight $19 flat'],
  ['ironpeak', 'sportinggoods/Yoga & Pilates', 'yogaMat', 'Mats, blocks and rollers', '30% off with two items', 'Mix freely. Cork is included.'],
  ['ridgeway', 'sportinggoods/Camping & Hiking', 'tent', 'Ridgeway used gear sale', 'Up to 65% off rentals', 'Tents and boots from last summer, cleaned and graded. | Grade A is nearly new | 60-day return'],
  ['ridgeway', 'sportinggoods/Water Sports', 'kayak', 'Boats must go before the snow', '35% off kayaks and boards', 'Pick-up saves the $80 freight.'],
  ['torque-bay', 'autos/Tires & Wheels', 'tyre', 'Four tires for the price of three', '25% off sets of four', 'Fitting and balancing is in. Book a slot first, mine was full for a week.'],
  ['torque-bay', 'autos/Oil & Fluids', 'oilCan', 'Oil change month: oil, filters, fluids', 'Up to $20 back', 'Rebate by mail, but they do pay. | Two per household'],
  ['inkwell', 'officeschoolsupplies', 'pencils', 'Back to school at Inkwell', 'From 25 cents', 'Notebooks, glue, pencils at loss-leader prices. | Limit five each'],
  ['inkwell', 'officeschoolsupplies/Office Furniture', 'officeChair', 'Chairs and desks for home offices', 'Up to 40% off', 'The mesh chair is the one to get. | Ships in two boxes'],
  ['pageturn', 'booksmagazines/Books', 'book', 'Warehouse book sale', 'Five books for $20', 'Remainders with a dot on the edge. I found three I wanted, then five more.'],
  ['pageturn', 'booksmagazines/Magazines', 'magazine', 'Magazine year subscriptions', 'From $6 a year', 'No automatic renewal if you choose "gift".'],
  ['lantern', 'education/Courses', 'gradCap', 'Lantern course sale', 'Any course $12.99', 'Languages, code, cameras. Certificates included.'],
  ['dewlane', 'healthbeauty/Skin Care', 'lotion', 'Dewlane friends and family', '25% off all skin care', 'Code FRIENDS25 works for new and old accounts. | Samples with each box'],
  ['dewlane', 'healthbeauty/Makeup', 'lipstick', 'Lip and eye days', '2 for 1 on colour', 'Cheapest free. The matte ones are in.'],
  ['wellroot', 'healthbeauty/Vitamins & Supplements', 'vitamins', 'Vitamins, minerals, protein', 'Buy 1, second half price', 'Mix any. Dates are a year out or more.'],
  ['wagtail', 'pets', 'dogBowl', 'Wagtail birthday: everything for paws', '20% off first auto-order', 'You may cancel after the first box; I asked.'],
  ['wagtail', 'pets/Pet Toys', 'petToy', 'Toy clearance for strong teeth', 'From $2.99', 'They mend or replace one per order.'],
  ['little-nest', 'babieskids/Babies', 'crib', 'Nursery week: cribs, strollers, car seats', 'Up to 35% off', 'Registry discount adds another 10%. | Free assembly video'],
  ['petalpost', 'flowersgifts/Flowers', 'bouquet', 'Flowers for next week, ordered early', '30% off before Friday', 'Delivery day stays your choice.'],
  ['craftmere', 'hobbies/Arts & Crafts', 'yarn', 'Yarn and paint by the basket', '40% off what fits', 'Online it is ten items of your choice.'],
  ['craftmere', 'hobbies/Drones', 'drone', 'Drone upgrade weeks', '$80 for your old one', 'Any brand, even broken. Label by mail.'],
  ['mezzo', 'entertainment/Musical Instruments', 'guitar', 'Guitars and keys, demo models', 'Up to 38% off', 'Set up again before they ship.'],
  ['mezzo', 'entertainment/Concerts & Events', 'ticket', 'Winter concert presale', 'Two tickets for one', '48 hours, no presale password. | Fees are shown before you pay'],
  ['roamwell', 'travelvacations/Hotels', 'hotelBell', 'City hotels, stay Sunday to Thursday', '3 nights for 2', 'Over 400 hotels. Taxes come on top for all three nights.'],
  ['roamwell', 'travelvacations/Cruises', 'ship', 'Wave sale on spring cruises', 'Up to $600 on board credit', 'Deposit $50, refundable for two weeks.'],
  ['hopwing', 'travelvacations/Flights', 'plane', 'Hopwing 48 hour seat sale', 'One-way from $39', 'Tuesdays and Saturdays are cheapest. | Book until tomorrow night'],
  ['linkline', 'services/Mobile Plans', 'simCard', 'Bring your number, first months reduced', '3 months at $5', 'Port-in only, eSIM works.'],
  ['slicetown', 'restaurants/Delivery & Take Out', 'pizza', 'Slicetown game night', 'Half price after 8 pm', 'App only. Extra cheese is free on Wednesdays.'],
  ['samplebox', 'free', 'giftBox', 'Samplebox November drop', '40 free samples', 'One per kind and address. Coffee goes first.'],
  ['tundra-tech', 'techelectronics', 'phone', 'Tundra Tech early Friday list', 'Up to $500 off', 'Phones, televisions, tablets. Price guarantee until January. | Pick-up same day'],
  ['tundra-tech', 'computers/Laptops', 'laptop', 'Laptop trade-in weeks', '$150 for any old laptop', 'It has to switch on, no more than that.'],
  ['northpine', 'clothingaccessories/Outerwear', 'jacket', 'Parka exchange at Northpine', '$75 off for your old coat', 'Old coats go to shelters. Any brand.'],
  ['northpine', 'sportinggoods/Winter Sports', 'skis', 'Ski swap, online edition', 'Up to 55% off last season', 'Skis, boots, poles. Mounting free in four shops.'],
  ['maple-and-main', 'homehomeimprovement/Home Decor', 'plant', 'Bay days at Maple & Main', '30% off home', 'Rugs, lamps, plants. | Card holders start a day early'],
  ['maple-and-main', 'clothingaccessories', 'priceTag', 'Coats, dresses and boots', 'Extra 25% off clearance', 'The extra comes off in the cart.'],
  ['loonie-lane', 'grocery', 'priceTag', 'Loonie days', 'Hundreds of things at $1', 'Canned, baked and cleaned. Thursday to Sunday.'],
  ['harbour-books', 'booksmagazines/Books', 'book', 'Inventory sale in Halifax and online', '25% off all paperbacks', 'New ones as well. Postage $4 for any number.'],
  ['borealis-wings', 'travelvacations/Vacation Packages', 'beach', 'Sun packages from seven Canadian airports', 'From $899 all inclusive', 'Best dates are the first two weeks of December.'],
  ['toy-barn', 'babieskids/Kids', 'blocks', 'Toy Barn pre-holiday', 'Buy 2 toys, 3rd free', 'Wrapping free until December 10.'],
  ['cedarpharm', 'healthbeauty', 'firstAid', 'Seniors and students Thursday', '20% off the shop', 'Online with the code THURSDAY. Prescriptions excluded.'],
]

/** Sales of whole ranges. */
export const sales: readonly SaleLine[] = rows.map(([store, place, object, title, subtitle, text]) => {
  const [category = '', sub] = place.split('/')
  const line = { store, category, object, title, subtitle, text }
  return sub === undefined ? line : { ...line, sub }
})
