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

/** Each finds how many, how much of it, and its unit; of these a title has one alone. */
const forms: readonly RegExp[] = [
  /(?<![\p{L}\p{N}.,$-])(\d{1,3}) ?[x×] ?(\d{1,6}(?:[.,]\d{1,3})?)[ -]?(kg|g|lbs?|ml|l|lit(?:er|re)s?|fl\.? ?oz)(?![\p{L}\p{N}])/iu,
  /(?<![\p{L}\p{N}.,$-])()(\d{1,6}(?:[.,]\d{1,3})?)[ -]?(kg|g|lbs?|ml|l|lit(?:er|re)s?|fl\.? ?oz)(?![\p{L}\p{N}])/iu,
  /(?<![\p{L}\p{N}.,$-])(\d{1,4})[ -]?(?:packs?|count|ct)(?![\p{L}\p{N}])/iu,
  /(?<![\p{L}\p{N}.,$-])(?:pack|box) of (\d{1,4})(?![\p{L}\p{N}])/iu,
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

const periodic =
  /\$ ?(\d{1,6}(?:,\d{3})*(?:\.\d{1,2})?) ?(?:\/ ?|(?:per|a|each|every) )(week|wk|month|mo|year|yr)(?![\p{L}\p{N}])/giu
const following =
  /\b(?:then|after that|afterwards|after)[, ]+(?:it(?:'|’)?s |only |just )?\$ ?(\d{1,6}(?:,\d{3})*(?:\.\d{1,2})?) ?(?:\/ ?|(?:per|a|each|every) )(?:week|wk|month|mo|year|yr)(?![\p{L}\p{N}])/giu
const trial =
  /\bfree trial\b|(?:\bfree|\$ ?\d[\d.,]*) (?:for )?(?:the |your )?(?:first|1st) (?:\w+ )?(?:weeks?|months?|years?)(?![\p{L}\p{N}])|\b(?:first|1st) (?:\w+ )?(?:weeks?|months?|years?)(?![\p{L}\p{N}]) (?:is |are |for )?(?:free\b|\$ ?\d)/iu

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
