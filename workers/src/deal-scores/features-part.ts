import { scoreWeights } from '@deals/events'
import type { Part, ScoreInput } from './score-input.ts'
import { pointsOf } from './share.ts'

const units =
  'gb|tb|mb|ghz|mhz|hz|mp|mah|wh|kw|w|watts?|v|volts?|inch(?:es)?|cm|mm|m|ft|kg|g|lbs?|oz|ml|l|liters?|litres?|db|ohm|bar|' +
  'quarts?|gallons?|cores?|hours?|hrs?|minutes?|days?|nights?|years?|months?|pack|count|ct|pieces?|pcs|sheets?|cups?|' +
  'servings?|speeds?|ports?|rpm|btu|lumens?|nits|dpi|fps|psi|mph|km|miles?|tsp|thread|ply|person|players?|pages?'
/** What comes in numbers without being measured: a reader still knows more than before. */
const countables =
  'pairs?|sizes?|colou?rs?|widths?|lengths?|sections?|pockets?|zips?|straps?|sleeves?|buttons?|tubes?|brushes|brush heads|' +
  'heads|batter(?:y|ies)|blades?|cards?|bags?|bottles?|cans|jars?|bars?|capsules?|kinds?|flavou?rs?|loads?|portions?|meals?|' +
  'recipes?|novels?|volumes?|books?|seasons?|episodes?|discs?|issues?|lessons?|courses?|levels?|programs?|programmes?|' +
  'settings?|angles?|gears?|wheels?|seats?|doors?|drawers?|shelves|rooms?|guests?|nights?|stops?|points?|channels?|devices?|' +
  'drivers?|microphones?|lenses|cameras?|keys|slots?|wattages?|weeks?|add-ons?|expansions?|controllers?'
const digits = '\\d{1,12}'
const numeral = `(?:${digits}(?:[.,]${digits})?|two|three|four|five|six|seven|eight|nine|ten|twelve)`
const count = new RegExp(`\\b${numeral}[\\s-](?:[a-z]+[\\s-])?(?:${countables})\\b`, 'gi')
const specification = new RegExp(
  `\\b${digits}(?:[.,]${digits})?\\s?-?(?:${units})\\b|\\b\\d{3,4}p\\b|\\b[48]k\\b|\\b${digits}(?:\\.${digits})?["”]|` +
    `\\b${digits}\\s?x\\s?${digits}\\b`,
  'gi',
)
const codeWord = /\b[A-Z0-9][A-Z0-9-]{2,}\b/g
const listItem = /^[^\S\n\r\u2028\u2029]*(?:[-*•]|\d+[.)])\s+\S/gm
const quality =
  /\b(stainless|waterproof|water-resistant|wireless|rechargeable|organic|cotton|linen|merino|leather|suede|rubber|silk|down|fleece|nylon|canvas|aluminum|aluminium|titanium|steel|wool|wood(?:en)?|oak|bamboo|glass|ceramic|cast iron|carbon|oled|qled|led|ips|usb-c|bluetooth|wi-?fi|gps|noise.cancel\w+|dishwasher.safe|machine.wash(?:able)?|non-?stick|fold(?:able|s|ing)|adjustable|detachable|removable|refillable|resoleable|stackable|certified|unlocked|refundable|refurbished|illustrated|hardcover|paperback|drm.free|split.screen|lined|padded|insulated|reflective|cordless|quiet|warranty|spare|carry case|includes?|included|compatible|hdmi|ssd|nvme|gluten.free|sugar.free|vegan|breathable|unscented|recycled|compostable|handmade)\b/gi

/** Distinct matches, so that saying a thing twice does not count twice. */
const distinct = (text: string, pattern: RegExp): string[] => [
  ...new Set((text.match(pattern) ?? []).map((found) => found.toLowerCase().replace(/\s+/g, ' '))),
]

/** Codes of letters and figures, as makers give them to their models. */
const modelsIn = (text: string): string[] =>
  distinct(text, codeWord).filter((word) => /\d/.test(word) && /[a-z]/.test(word))

/** What one kind of fact adds: so much each, up to a most. */
interface Kind {
  found: number
  each: number
  most: number
}
const worth = ({ found, each, most }: Kind): number => Math.min(most, found * each)

/** How much a reader learns about the thing before the click. */
export function featuresPart({ post: { title, content, images } }: ScoreInput): Part {
  const text = `${title}\n${content}`
  const specifications = distinct(text, specification)
  const counts = distinct(text, count).filter((one) => !specifications.some((known) => one.startsWith(known)))
  const qualities = distinct(text, quality)
  const length = content.split(/\s+/).filter(Boolean).length
  const most = scoreWeights.featureSetScore
  const sum =
    worth({ found: specifications.length + counts.length / 2, each: 4, most: 14 }) +
    worth({ found: qualities.length, each: 3, most: 9 }) +
    worth({ found: modelsIn(text).length, each: 2, most: 4 }) +
    worth({ found: content.match(listItem)?.length ?? 0, each: 2, most: 6 }) +
    worth({ found: length, each: 0.25, most: 10 }) +
    worth({ found: images, each: 1.5, most: 4 })
  return {
    points: pointsOf(sum / most, most),
    reason: reasonFor({ measured: [...specifications, ...counts], qualities, length }),
  }
}

function reasonFor(facts: { measured: string[]; qualities: string[]; length: number }): string {
  const { measured, qualities, length } = facts
  const named = [...measured, ...qualities]
  if (named.length === 0) {
    return length < 20 ? 'The text is short and names no measurable fact.' : 'The text names no measurable fact.'
  }
  const examples = named.slice(0, 3).join(', ')
  return `The text names ${named.length} concrete ${named.length === 1 ? 'fact' : 'facts'}, such as ${examples}.`
}
