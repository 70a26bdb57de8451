/** What a post is about, as far as the words of its readers go. */
export type Topic =
  | 'audio'
  | 'screens'
  | 'phones'
  | 'gadgets'
  | 'computers'
  | 'parts'
  | 'games'
  | 'culture'
  | 'clothes'
  | 'shoes'
  | 'bags'
  | 'kitchen'
  | 'house'
  | 'tools'
  | 'food'
  | 'drinks'
  | 'meals'
  | 'books'
  | 'learning'
  | 'money'
  | 'office'
  | 'hobby'
  | 'trips'
  | 'contracts'
  | 'children'
  | 'pets'
  | 'gifts'
  | 'beauty'
  | 'health'
  | 'sport'
  | 'cars'
  | 'free'
  | 'odds'

const byCategory: Readonly<Record<string, Topic>> = {
  clothingaccessories: 'clothes',
  travelvacations: 'trips',
  techelectronics: 'gadgets',
  entertainment: 'culture',
  grocery: 'food',
  services: 'contracts',
  babieskids: 'children',
  computers: 'computers',
  bagsluggage: 'bags',
  booksmagazines: 'books',
  education: 'learning',
  finance: 'money',
  flowersgifts: 'gifts',
  healthbeauty: 'beauty',
  hobbies: 'hobby',
  homehomeimprovement: 'house',
  officeschoolsupplies: 'office',
  pets: 'pets',
  restaurants: 'meals',
  gaming: 'games',
  sportinggoods: 'sport',
  autos: 'cars',
  free: 'free',
  other: 'odds',
}

const bySubCategory: Readonly<Record<string, Topic>> = {
  'Headphones & Earbuds': 'audio',
  TV: 'screens',
  Monitors: 'screens',
  Phones: 'phones',
  'Gaming Consoles': 'gadgets',
  Controllers: 'gadgets',
  Accessories: 'gadgets',
  'Graphics Cards': 'parts',
  Processors: 'parts',
  'Motherboards & Memory': 'parts',
  'Storage Drives': 'parts',
  'Keyboards & Mice': 'parts',
  Networking: 'parts',
  'Printers & Scanners': 'parts',
  Software: 'odds',
  Shoes: 'shoes',
  'Small Appliances': 'kitchen',
  'Kitchen & Dining': 'kitchen',
  'Tools & Hardware': 'tools',
  'Garden & Outdoor': 'tools',
  'Paint & Building Supplies': 'tools',
  'Coffee & Tea': 'drinks',
  'Soft Drinks & Juice': 'drinks',
  'Beer, Wine & Spirits': 'drinks',
  'Gift Cards': 'money',
  'Musical Instruments': 'hobby',
  'Travel Accessories': 'bags',
  'Medicine & First Aid': 'health',
  'Vitamins & Supplements': 'health',
  'Sports Nutrition': 'health',
  'Eye Care & Contacts': 'health',
  'Oral Care': 'health',
  'Massage & Wellness': 'health',
  'Feminine Care': 'health',
  'Household Supplies': 'odds',
  eBooks: 'books',
}

export function topicOf({ categorySlug, subCategory }: { categorySlug: string; subCategory?: string }): Topic {
  return (subCategory === undefined ? undefined : bySubCategory[subCategory]) ?? byCategory[categorySlug] ?? 'odds'
}
