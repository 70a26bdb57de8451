import type { CategorySlug } from './catalogue.ts'

const descriptions: Readonly<Record<CategorySlug, string>> = {
  clothingaccessories: 'Find deals on clothes, shoes, jewelry and accessories for every season.',
  travelvacations: 'Find deals on flights, hotels, cruises and complete holiday packages.',
  techelectronics: 'Find deals on phones, TVs, cameras, audio and other consumer electronics.',
  entertainment: 'Find deals on movies, music, shows, events and things to do at home.',
  grocery: 'Find deals on food, drinks and everyday household supplies.',
  services: 'Find deals on internet, phone plans, memberships and services for the home.',
  babieskids: 'Find deals on baby gear, toys and everything children need.',
  computers: 'Find deals on laptops, desktops, parts, accessories and software.',
  bagsluggage: 'Find deals on backpacks, duffels, laptop bags and suitcases.',
  booksmagazines: 'Find deals on printed books, eBooks, textbooks and magazines.',
  education: 'Find student discounts, courses and learning offers.',
  finance: 'Find credit card offers, bank bonuses and money-saving tools.',
  flowersgifts: 'Find deals on bouquets, gift cards and presents for any occasion.',
  healthbeauty: 'Find deals on skin care, makeup, vitamins and personal care.',
  hobbies: 'Find deals on craft supplies, collectibles, drones and other hobby gear.',
  homehomeimprovement: 'Find deals on furniture, appliances, tools and everything for house and garden.',
  officeschoolsupplies: 'Find deals on office furniture, paper, pens and back-to-school needs.',
  pets: 'Find deals on food, toys and care for cats, dogs and other pets.',
  restaurants: 'Find restaurant coupons, delivery discounts and fast food offers.',
  gaming: 'Find deals on games, consoles, controllers and gaming accessories.',
  sportinggoods: 'Find deals on fitness equipment, outdoor gear and sports of every kind.',
  autos: 'Find deals on parts, tires, tools and care for cars and motorcycles.',
  free: 'Find freebies, giveaways, and free product samples.',
  other: 'Find deals that do not fit in any other category.',
}

const bySlug = new Map(Object.entries(descriptions))
/** What a category says of itself, for the few pages that show it. */
export const categoryDescription = (slug: string): string => bySlug.get(slug) ?? ''
