import type { DemoStore } from './types.ts'

type Row = readonly [slug: string, name: string, colour: string, categories: string, description: string]

// One line a store.
// oxfmt-ignore
const inTheStates: readonly Row[] = [
  ['voltmart', 'Voltmart', '#1f4fd8', 'techelectronics computers gaming homehomeimprovement sportinggoods', 'Televisions, phones and audio, with an outlet for open boxes.'],
  ['norvik', 'Norvik', '#14532d', 'clothingaccessories sportinggoods bagsluggage', 'Shoes and outdoor clothing from a family firm in Oregon.'],
  ['aldera', 'Aldera', '#7a2e16', 'homehomeimprovement', 'Kitchen and floor care, sold by its own workshops.'],
  ['pantry', 'Pantry', '#9d174d', 'grocery services free', 'Groceries by the case, delivered in two days.'],
  ['playhub', 'Playhub', '#6d28d9', 'gaming entertainment techelectronics computers free hobbies', 'Games on disc and as keys, consoles and what belongs to them.'],
  ['circuit-lane', 'Circuit Lane', '#0f766e', 'computers techelectronics services education', 'Parts for people who build their own.'],
  ['hopwing', 'Hopwing', '#0369a1', 'travelvacations', 'Low fares in North America, no seats sold twice.'],
  ['roamwell', 'Roamwell', '#b45309', 'travelvacations bagsluggage', 'Hotels, cruises and whole packages.'],
  ['little-nest', 'Little Nest', '#be185d', 'babieskids clothingaccessories', 'Cribs, strollers and clothes for the first five years.'],
  ['wagtail', 'Wagtail', '#92400e', 'pets free', 'Food and toys for dogs, cats and smaller friends.'],
  ['dewlane', 'Dewlane', '#a21caf', 'healthbeauty', 'Skin care and make-up without the department store.'],
  ['wellroot', 'Wellroot', '#3f6212', 'healthbeauty grocery', 'Vitamins, sports nutrition and first aid.'],
  ['ironpeak', 'Ironpeak', '#334155', 'sportinggoods clothingaccessories services healthbeauty bagsluggage', 'Weights, benches and bikes for the garage.'],
  ['ridgeway', 'Ridgeway Outfitters', '#166534', 'sportinggoods bagsluggage travelvacations clothingaccessories', 'Tents, boots and boats since 1978.'],
  ['torque-bay', 'Torque Bay', '#b91c1c', 'autos techelectronics', 'Tires, oil and tools, with free fitting in forty towns.'],
  ['inkwell', 'Inkwell & Co', '#1e3a8a', 'officeschoolsupplies computers services flowersgifts bagsluggage education', 'Desks, chairs, paper and pens.'],
  ['pageturn', 'Pageturn', '#7c2d12', 'booksmagazines entertainment services', 'New and used books, and magazines by the year.'],
  ['lantern', 'Lantern Learning', '#0e7490', 'education', 'Courses taught by people who do the work.'],
  ['pennyfold', 'Pennyfold', '#065f46', 'finance', 'Cards and accounts, compared and without paid places.'],
  ['petalpost', 'Petalpost', '#c2185b', 'flowersgifts', 'Flowers in the box the day they are cut.'],
  ['craftmere', 'Craftmere', '#8b3a62', 'hobbies officeschoolsupplies flowersgifts', 'Paint, yarn and models; drones on the top floor.'],
  ['hearthwood', 'Hearthwood', '#6b4423', 'homehomeimprovement', 'Beds, sofas and lamps in solid wood and honest cloth.'],
  ['mezzo', 'Mezzo', '#4338ca', 'entertainment', 'Instruments, records and tickets.'],
  ['linkline', 'Linkline', '#1d4ed8', 'services techelectronics', 'Internet and mobile plans in thirty states.'],
  ['slicetown', 'Slicetown', '#c2410c', 'restaurants flowersgifts', 'Pizza and wings, at the door in half an hour.'],
  ['oakline', 'Oakline', '#57534e', 'clothingaccessories bagsluggage', 'Plain clothes that last.'],
  ['samplebox', 'Samplebox', '#7e22ce', 'free other', 'Samples and giveaways, checked before they are listed.'],
  ['brickyard', 'Brickyard Supply', '#9a3412', 'homehomeimprovement autos other services', 'Tools, paint and timber for the trade and for everybody.'],
]

// oxfmt-ignore
const inCanada: readonly Row[] = [
  ['tundra-tech', 'Tundra Tech', '#0c4a6e', 'techelectronics computers gaming hobbies', 'Electronics from Calgary, shipped to every province.'],
  ['northpine', 'Northpine', '#1e5945', 'clothingaccessories sportinggoods bagsluggage', 'Parkas, packs and skis made for real winters.'],
  ['maple-and-main', 'Maple & Main', '#b3261e', 'homehomeimprovement clothingaccessories flowersgifts', 'The department store on the corner, now on the web.'],
  ['loonie-lane', 'Loonie Lane', '#a16207', 'grocery other officeschoolsupplies flowersgifts free', 'Everyday goods at round prices.'],
  ['harbour-books', 'Harbour Books', '#155e75', 'booksmagazines entertainment free', 'An independent bookshop from Halifax.'],
  ['borealis-wings', 'Borealis Wings', '#5b21b6', 'travelvacations', 'Flights and packages from Canadian airports.'],
  ['toy-barn', 'Toy Barn', '#be123c', 'babieskids gaming entertainment clothingaccessories', 'Toys, games and books, wrapped if you ask.'],
  ['pawprint-depot', 'Pawprint Depot', '#854d0e', 'pets', 'Big bags, small prices, for all that barks or purrs.'],
  ['cedarpharm', 'Cedarpharm', '#047857', 'healthbeauty', 'A pharmacy that delivers from coast to coast.'],
  ['garage-north', 'Garage North', '#374151', 'autos', 'Winter tires, batteries and block heaters.'],
  ['fjord-mobile', 'Fjord Mobile', '#0f5f8c', 'services finance techelectronics', 'Plans and devices on the third network.'],
  ['bento-street', 'Bento Street', '#9f1239', 'restaurants flowersgifts', 'Bowls, rolls and soups in nine cities.'],
]

function toStore(currency: DemoStore['currency']) {
  return ([slug, name, colour, categories, description]: Row): DemoStore => {
    const ending = currency === 'CAD' ? 'ca.example' : 'example'
    const url = `https://www.${slug.replaceAll('-', '')}.${ending}`
    return { slug, name, url, colour, currency, categories: categories.split(' '), description }
  }
}

/** Forty invented stores. Their addresses end in .example, which no one can register. */
export const stores: readonly DemoStore[] = [...inTheStates.map(toStore('USD')), ...inCanada.map(toStore('CAD'))]
