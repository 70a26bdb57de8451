import type { Charge, OfferUnit } from './post.vocabulary.ts'

/** How much of a thing one gets. */
export interface Quantity {
  readonly amount: number
  readonly unit: OfferUnit
}

interface Offered {
  readonly title: string
  /** In minor units. */
  readonly price: number | null
}

const number = String.raw`(\d{1,6}(?:[.,]\d{1,3})?)`
const begin = String.raw`(?<![\p{L}\p{N}.,$-])`
const end = String.raw`(?![\p{L}\p{N}])`
const measure = String.raw`${number}[ -]?(kg|g|lbs?|ml|l|lit(?:er|re)s?|fl\.? ?oz)${end}`
const one = '()'
/** Each finds how many, how much of it, and its unit; of these a title has one alone. */
const forms: readonly RegExp[] = [
  new RegExp(`${begin}(\\d{1,3}) ?[x×] ?${measure}`, 'iu'),
  new RegExp(`${begin}${one}${measure}`, 'iu'),
  new RegExp(`${begin}(\\d{1,4})[ -]?(?:packs?|count|ct)${end}`, 'iu'),
  new RegExp(`${begin}(?:pack|box) of (\\d{1,4})${end}`, 'iu'),
]
/** What tells of another number of things, of several kinds of them, or of no fixed amount. */
const manyThings =
  /\d|[+&]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|twin|double|triple|pair|sets?|bags|boxes|bottles|jars|cans|tins|tubs|packs|packets|pieces|sachets|up to|from|over|under|or|to|for|per|buy|get|free|each|bundle|assorted|between|about|holds|supports|abs)\b/iu

const inUnit: Readonly<Record<string, readonly [OfferUnit, number]>> = {
  kg: ['kg', 1],
  g: ['kg', 0.001],
  lb: ['lb', 1],
  lbs: ['lb', 1],
  l: ['L', 1],
  ml: ['L', 0.001],
}

function unitOf(written: string): readonly [OfferUnit, number] {
  const unit = written.toLowerCase()
  return inUnit[unit] ?? [unit.startsWith('lit') ? 'L' : 'fl oz', 1]
}

/** A comma with three figures after it parts thousands for some and is a point for others. */
const amountIn = (text: string): number => (/,\d{3}$/.test(text) ? NaN : Number(text.replace(',', '.')))

/** Where a weight or a volume is what one buys, and not what a thing weighs or holds. */
const soldByMeasure = 'grocery'

/** How much one gets for the price, where a title says so beyond doubt: "12 × 330 ml", "24-pack", of groceries also "500 g". */
export function quantityIn(title: string, categorySlug: string): Quantity | null {
  const found = forms.map((form) => form.exec(title)).find((match) => match !== null)
  if (found === undefined || manyThings.test(title.replace(found[0], ' '))) {
    return null
  }
  const [, count, each, written] = found
  if (each === undefined || written === undefined) {
    const amount = Number(count)
    return amount > 1 ? { amount, unit: 'piece' } : null
  }
  const [unit, times] = unitOf(written)
  const amount = Number(count || 1) * amountIn(each) * times
  const isBought = Boolean(count) || categorySlug === soldByMeasure
  return isBought && amount > 0 ? { amount, unit } : null
}

const money = String.raw`\$ ?(\d{1,6}(?:,\d{3})*(?:\.\d{1,2})?)`
const periodic = new RegExp(`${money} ?(?:/ ?|(?:per|a|each|every) )(week|wk|month|mo|year|yr)${end}`, 'giu')
const following = new RegExp(
  `\\b(?:then|after that|afterwards|after)[, ]+(?:it(?:'|’)?s |only |just )?${money} ?(?:/ ?|(?:per|a|each|every) )(?:week|wk|month|mo|year|yr)${end}`,
  'giu',
)
const first = String.raw`(?:first|1st) (?:\w+ )?(?:weeks?|months?|years?)${end}`
const trial = new RegExp(
  String.raw`\bfree trial\b|(?:\bfree|\$ ?\d[\d.,]*) (?:for )?(?:the |your )?${first}|\b${first} (?:is |are |for )?(?:free\b|\$ ?\d)`,
  'iu',
)

/** What is given besides the price is a part of it that nobody can tell. */
const besides =
  /\b(?:with|after|and|plus) (?:eligible |a |an )?trade.in\b|\bdown payment\b|\bwith (?:a |new )?(?:contract|activation)\b/iu

const centsIn = (text: string): number => Math.round(Number(text.replaceAll(',', '')) * 100)
const periodOf: Readonly<Record<string, Charge>> = { w: 'week', m: 'month', y: 'year' }

/** What a price is for, as its title says; one that is not told beyond doubt is no price paid once. */
export function chargeOf({ title, price }: Offered): Charge {
  const told = [...title.matchAll(periodic)]
  if (besides.test(title)) {
    return 'unclear'
  }
  if (price === null || (told.length === 0 && !trial.test(title))) {
    return 'once'
  }
  if (trial.test(title) || isToBeginWith(title, price)) {
    return 'first'
  }
  const those = told.flatMap(([, amount = '', period = '']) =>
    centsIn(amount) === price ? (periodOf[period.toLowerCase().charAt(0)] ?? []) : [],
  )
  const [one] = those
  return one !== undefined && those.every((other) => other === one) ? one : 'unclear'
}

/** Whether a text says of a price that a higher one follows it, as "then $10 a month". */
export const isToBeginWith = (text: string, price: number): boolean =>
  [...text.matchAll(following)].some(([, amount = '']) => centsIn(amount) > price)

/** Apart by less than this, two amounts are the same. */
const sameAmount = 0.06

/** Whether two offers can have one price: it is paid as often, and for as much where that is known of both. */
export function isLikeOffer(mine: Offered, other: Offered, categorySlug: string): boolean {
  const [much, theirs] = [quantityIn(mine.title, categorySlug), quantityIn(other.title, categorySlug)]
  const isAsMuch =
    much === null ||
    theirs === null ||
    (much.unit === theirs.unit && Math.abs(Math.log(much.amount / theirs.amount)) < sameAmount)
  const charge = chargeOf(mine)
  return isAsMuch && charge !== 'unclear' && charge === chargeOf(other)
}
