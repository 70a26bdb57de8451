/** What a text says of a product that can be compared: sizes by their unit, rating, warranty, condition. */
export interface ProductFacts {
  /** The largest amount of each kind of unit, as `gb`, `inch`, `ml`, `g`, `w`, `v`, `pieces`. */
  readonly sizes: ReadonlyMap<string, Size>
  readonly rating: { readonly stars: number; readonly count: number | null } | null
  /** Null where nothing is said; 0 where it says that there is none. */
  readonly warrantyMonths: number | null
  readonly returnDays: number | null
  readonly isUsed: boolean
  /** Short lines that tell of something one gets. */
  readonly equipment: readonly string[]
}
export interface Size {
  readonly amount: number
  readonly label: string
}

/** Units of one kind, how they are written after a number, and what one of each is in the first of them. */
const units: readonly (readonly [kind: string, written: RegExp, times: number])[] = [
  ['gb', /\b(\d{1,6}(?:[.,]\d{1,3})?)[ -]?tb(?![\p{L}\p{N}])/giu, 1000],
  ['gb', /\b(\d{1,6}(?:[.,]\d{1,3})?)[ -]?gb(?![\p{L}\p{N}])/giu, 1],
  ['inch', /\b(\d{1,6}(?:[.,]\d{1,3})?)[ -]?(?:inch(?:es)?|["”])(?![\p{L}\p{N}])/giu, 1],
  ['ml', /\b(\d{1,6}(?:[.,]\d{1,3})?)[ -]?(?:l|liters?|litres?)(?![\p{L}\p{N}])/giu, 1000],
  ['ml', /\b(\d{1,6}(?:[.,]\d{1,3})?)[ -]?quarts?(?![\p{L}\p{N}])/giu, 946],
  ['ml', /\b(\d{1,6}(?:[.,]\d{1,3})?)[ -]?gallons?(?![\p{L}\p{N}])/giu, 3785],
  ['ml', /\b(\d{1,6}(?:[.,]\d{1,3})?)[ -]?ml(?![\p{L}\p{N}])/giu, 1],
  ['g', /\b(\d{1,6}(?:[.,]\d{1,3})?)[ -]?kg(?![\p{L}\p{N}])/giu, 1000],
  ['g', /\b(\d{1,6}(?:[.,]\d{1,3})?)[ -]?lbs?(?![\p{L}\p{N}])/giu, 454],
  ['g', /\b(\d{1,6}(?:[.,]\d{1,3})?)[ -]?oz(?![\p{L}\p{N}])/giu, 28],
  ['g', /\b(\d{1,6}(?:[.,]\d{1,3})?)[ -]?g(?![\p{L}\p{N}])/giu, 1],
  ['w', /\b(\d{1,6}(?:[.,]\d{1,3})?)[ -]?(?:w|watts?)(?![\p{L}\p{N}])/giu, 1],
  ['v', /\b(\d{1,6}(?:[.,]\d{1,3})?)[ -]?(?:v|volts?)(?![\p{L}\p{N}])/giu, 1],
  ['pieces', /\b(\d{1,6}(?:[.,]\d{1,3})?)[ -]?(?:packs?|pieces?|pcs|count|ct)(?![\p{L}\p{N}])/giu, 1],
  ['pieces', /\b(\d{1,3}) ?[x×] ?(?=\d[\d.,]*[ -]?(?:kg|g|lbs?|oz|ml|l|fl)(?![\p{L}\p{N}]))/giu, 1],
  ['pieces', /\b(?:packs?|box|sets?|bundle) of (\d{1,3})(?![\p{L}\p{N}])/giu, 1],
]

/** A comma parts thousands where three figures follow, else it is a point. */
const amountOf = (text: string): number => Number(/,\d{3}$/.test(text) ? text.replace(',', '') : text.replace(',', '.'))

const labelOf = (written: string): string =>
  written
    .replace('-', ' ')
    .trim()
    .replace(/ ?[x×]$/i, ' pieces')

/** Sizes that a text names; of each kind the largest, so that 16 GB of memory hide no 512 GB drive. */
export function sizesIn(text: string): ReadonlyMap<string, Size> {
  const found = new Map<string, Size>()
  for (const [kind, written, times] of units) {
    for (const [label, amount = ''] of text.matchAll(written)) {
      const size = { amount: amountOf(amount) * times, label: labelOf(label) }
      if (size.amount > (found.get(kind)?.amount ?? 0)) {
        found.set(kind, size)
      }
    }
  }
  return found
}

const ratingForms: readonly RegExp[] = [
  /\b([1-5][.,]\d)\s?(?:\/|of|out of)\s?5\b/i,
  /\b([1-5][.,]\d)\s(?:stars|★)/i,
  /\b(?:rated|rating)\D{0,12}([1-5][.,]\d)\b/i,
]
const raters = /\b(\d{1,3}(?:,\d{3}){1,2}|\d{1,7})\s(?:buyers|reviews|ratings|people|customers)\b|\bof 5 \((\d{1,7})\)/i

const mostStars = 5

function ratingIn(text: string): ProductFacts['rating'] {
  const stars = ratingForms.flatMap((form) => form.exec(text)?.[1] ?? [])[0]
  const [, spoken, bracketed] = raters.exec(text) ?? []
  const named = spoken ?? bracketed
  const count = named === undefined ? null : Number(named.replaceAll(',', ''))
  // More than all stars, and the opinion of nobody, are no rating.
  return stars === undefined || amountOf(stars) > mostStars || count === 0 ? null : { stars: amountOf(stars), count }
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const termForms: readonly RegExp[] = [
  /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)[ -](month|year)s?[ -](?:\p{L}+[ -]){0,2}(?:warranty|guarantee)/iu,
  /\b(?:warranty|guarantee)\b[^.\n]{0,20}?\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)[ -](month|year)s?\b/iu,
  /\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)[ -](month|year)s? of (?:warranty|guarantee)/iu,
]
const spelledAmount = (word: string): number =>
  /^\d/.test(word) ? Number(word) : numberWords.indexOf(word.toLowerCase())

function warrantyIn(text: string): number | null {
  if (/\b(?:no|without) (?:a )?warranty\b/i.test(text)) {
    return 0
  }
  for (const form of termForms) {
    const [, amount, unit] = form.exec(text) ?? []
    if (amount !== undefined && unit !== undefined) {
      return Math.min(240, spelledAmount(amount) * (unit.toLowerCase() === 'year' ? 12 : 1))
    }
  }
  return /\blifetime warranty\b/i.test(text) ? 120 : null
}

const noReturns = /\b(?:final sale|no returns|cannot be returned|not returnable|non-returnable)\b/i
const returnForms: readonly RegExp[] = [
  /\b(?:returns?|refunds?|exchanges?|send it back)\b[^.\n]{0,20}?\b(\d{1,3})[ -]days?\b/i,
  /\b(\d{1,3})[ -]days?\b[^.\n]{0,12}?\b(?:returns?|refunds?|money.back)\b/i,
]

function returnDaysIn(text: string): number | null {
  if (noReturns.test(text)) {
    return 0
  }
  const days = returnForms.flatMap((form) => form.exec(text)?.[1] ?? [])[0]
  return days === undefined ? null : Number(days)
}

const longestLine = 110
const fewestLetters = 8
/** Lines about the post, the price or the buying, or that speak to somebody, tell nothing of the thing. */
const aboutBuying =
  /\$|\b(?:price|deal|deals|score|warranty|returns?|shipping|ships?|rated|stars|reviews|stock|cart|posted|found|store|coupon|code|buyers|questions|i|my|we|us|you|your|answer|confirm|mode)\b/i

function equipmentIn(text: string): string[] {
  const lines = text.split(/\n|(?<=[.!?])\s/).map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
  const telling = lines.filter(
    (line) => line.length >= fewestLetters && line.length <= longestLine && !aboutBuying.test(line),
  )
  return [...new Set(telling.map((line) => line.replace(/\.$/, '')))]
}

const usedWords =
  /\b(?:refurbished|refurb|open.box|pre-?owned|second.hand|floor model|display model|ex.display|scratch.and.dent|for parts|like.new)\b/i
/** Of a text, these words may speak of something else than the thing. */
const usedInTitle = /\b(?:used|renewed)\b/i

/** Whether a title names a thing that is not new. */
export const isUsedBy = (title: string): boolean => usedWords.test(title) || usedInTitle.test(title)

/** Reads a title and a text. What they say is taken as a claim about the thing, never as an order. */
export function productFacts(title: string, content: string): ProductFacts {
  const text = `${title}\n${content}`
  return {
    sizes: sizesIn(title),
    rating: ratingIn(text),
    warrantyMonths: warrantyIn(text),
    returnDays: returnDaysIn(text),
    isUsed: isUsedBy(title) || usedWords.test(content),
    equipment: equipmentIn(content),
  }
}
