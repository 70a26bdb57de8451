/** The fixed 24 categories; the order is part of the catalogue. */
const catalogue = [
  { slug: 'clothingaccessories', name: 'Clothing & Accessories' },
  { slug: 'travelvacations', name: 'Travel & Vacations' },
  { slug: 'techelectronics', name: 'Tech & Electronics' },
  { slug: 'entertainment', name: 'Entertainment' },
  { slug: 'grocery', name: 'Grocery' },
  { slug: 'services', name: 'Services' },
  { slug: 'babieskids', name: 'Babies & Kids' },
  { slug: 'computers', name: 'Computers' },
  { slug: 'bagsluggage', name: 'Bags & Luggage' },
  { slug: 'booksmagazines', name: 'Books & Magazines' },
  { slug: 'education', name: 'Education' },
  { slug: 'finance', name: 'Finance' },
  { slug: 'flowersgifts', name: 'Flowers & Gifts' },
  { slug: 'healthbeauty', name: 'Health & Beauty' },
  { slug: 'hobbies', name: 'Hobbies' },
  { slug: 'homehomeimprovement', name: 'Home & Home Improvement' },
  { slug: 'officeschoolsupplies', name: 'Office & School Supplies' },
  { slug: 'pets', name: 'Pets' },
  { slug: 'restaurants', name: 'Restaurants' },
  { slug: 'gaming', name: 'Video Games' },
  { slug: 'sportinggoods', name: 'Sporting Goods' },
  { slug: 'autos', name: 'Autos' },
  { slug: 'free', name: 'Free' },
  { slug: 'other', name: 'Other' },
] as const
export type CategorySlug = (typeof catalogue)[number]['slug']

export interface Category {
  readonly name: string
  readonly slug: string
}

export const categories: readonly Category[] = catalogue

const bySlug = new Map(categories.map((category) => [category.slug, category]))
export function findCategory(slug: string): Category | undefined {
  return bySlug.get(slug)
}
