import { drafts } from '../content/drafts.ts'
import { seededRandom, type Random } from '../content/random.ts'

/** Ways to make a deal look better than it is. */
export type Trap =
  | 'fake original'
  | 'raised before'
  | 'small size'
  | 'dear parcel'
  | 'wall of words'
  | 'injection'
  | 'planted posts'

/** A product as nobody on the site knows it: what it is worth and how good it is. Amounts in minor units. */
export interface Product {
  readonly key: string
  readonly title: string
  readonly category: string
  readonly shelf: string
  readonly currency: 'USD' | 'CAD'
  readonly facts: readonly string[]
  /** What it costs on a day without any deal. */
  readonly usual: number
  /** The same thing in another size has the same family; of what size it is says the place, smallest first. */
  readonly family: string
  readonly place: number
  /** Shares of 0 to 1. */
  readonly liked: number
  readonly equipped: number
  readonly warrantyMonths: number
}

const brands = ['Kestra', 'Orvane', 'Halden', 'Tessen', 'Vantor', 'Lumeo', 'Aldera', 'Norvik', 'Brandt', 'Sorrel']
const size = /\b(\d+(?:\.\d+)?)([ -])(TB|GB|inch|L|kg|g|W|V|pack|quart|piece)\b/
/** Sizes of a family: what the number is multiplied with. Prices grow slower than sizes do. */
const ladder = [0.25, 0.5, 1, 2]
const growth = 0.75
const rivalsOfEach = 3
const warranties = [0, 0, 12, 12, 24, 24, 36, 60]

/** A number around 0, as sums of chance are spread. */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

const pickOf = <Item>(random: Random, items: readonly Item[], otherwise: Item): Item =>
  items[Math.floor(random() * items.length)] ?? otherwise

type Seed = Pick<Product, 'key' | 'title' | 'category' | 'shelf' | 'currency' | 'facts' | 'usual'>

const seeds: readonly Seed[] = drafts.flatMap(({ key, type, title, category, sub, currency, text, price = 0, was }) =>
  type === 'product' && price > 0 && sub !== undefined
    ? [
        {
          key,
          title,
          category,
          shelf: sub,
          currency,
          facts: text.split(' | '),
          usual: Math.round((was ?? price * 1.25) * 100),
        },
      ]
    : [],
)

/** The demonstration's products, what others make of the same kind and size, and the other sizes of both. */
export function productsOf(seed: string): readonly Product[] {
  return seeds.flatMap((one) => {
    const random = seededRandom(`${seed}:${one.key}`)
    return [one, ...rivalsOf(one, random)].flatMap((made) => inSizes(made, random))
  })
}

const withoutBrand = (title: string): string => {
  const [first = '', ...rest] = title.split(' ')
  return brands.includes(first) ? rest.join(' ') : title
}

function rivalsOf(seed: Seed, random: Random): Seed[] {
  const head = withoutBrand(seed.title).split(',').slice(0, 2).join(',')
  return Array.from({ length: rivalsOfEach }, (_, place) => {
    const brand = brands[(Math.floor(random() * brands.length) + place * 3) % brands.length] ?? ''
    const usual = Math.round(seed.usual * Math.exp(0.13 * normal(random)))
    return { ...seed, key: `${seed.key}-${place}-${brand}`, title: `${brand} ${head}`, usual }
  })
}

function inSizes(seed: Seed, random: Random): Product[] {
  const [liked, equipped] = [between01(0.62 + 0.22 * normal(random)), random()]
  const warrantyMonths = pickOf(random, warranties, 12)
  const about = { ...seed, liked, equipped, warrantyMonths, family: seed.key }
  const found = size.exec(seed.title)
  const number = Number(found?.[1] ?? 0)
  if (found === null || number === 0) {
    return [{ ...about, place: 0 }]
  }
  return ladder.map((factor, place) => ({
    ...about,
    key: `${seed.key}-${factor}`,
    title: seed.title.replace(size, `${roundedSize(number * factor)}${found[2] ?? ' '}${found[3] ?? ''}`),
    usual: Math.round(seed.usual * factor ** growth),
    place,
  }))
}

const roundedSize = (amount: number): number => (amount >= 4 ? Math.round(amount) : Math.round(amount * 100) / 100)
export const between01 = (share: number): number => Math.min(1, Math.max(0, share))
