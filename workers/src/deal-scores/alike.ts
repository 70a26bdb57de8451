import { isLikeOffer, type Comparable, type DealEvidence } from '@deals/events'
import { isUsedBy, productFacts, sizesIn, type Size } from './product-facts.ts'

/** A post of the same product or of the same kind and size, and how much it is like this one, 0 to 1. */
export interface Alike {
  readonly post: Comparable
  readonly likeness: number
  readonly isSameProduct: boolean
}

const sameKindFrom = 0.4
const sameProductFrom = 0.85
/** Without a size on both sides the words have to agree more. */
const unsizedFrom = 0.5
/** Sizes this near are the same: 1.7 L and 1.75 L, 1 TB and 1,000 GB. */
const sizeTolerance = 0.06

const emptyWords = new Set(
  'the and for with from that this your you its into over under new set pack piece inch cut sale deal off free one two three'.split(
    ' ',
  ),
)

/** What a thing is called comes first; markup and further sentences are no part of its name. */
const nameIn = (title: string): string => title.split(/[<{]|[.:;!]\s/)[0] ?? title

/** What is made for a thing and named with it: a case for a laptop has all words of the laptop in its title. */
const accessories = new Set(
  'adapter battery bracket cable case charger cover dock filter filters holder keychain lid manual mount poster protector refill refills remote replacement skin sleeve stand sticker strap toy'.split(
    ' ',
  ),
)

/** Of what comes along with a thing, nothing says what it is. */
function accessoryIn(title: string): string {
  const [itself = ''] = nameIn(title).split(/\b(?:with|plus|including|incl)\b|[+&]/i)
  return [...wordsOf(itself)]
    .filter((word) => accessories.has(word))
    .toSorted()
    .join(' ')
}

/** The words that say what a thing is; numbers are sizes and are compared as such. */
const wordsOf = (title: string): Set<string> =>
  new Set((title.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !emptyWords.has(word)))

type Offered = Pick<DealEvidence['post'], 'title' | 'content' | 'price' | 'categorySlug'>

/** What of a shelf can be compared: the same product, or the same kind in the same size, new or not, paid as often; the most alike first. */
export function alikeOf(offer: Offered, shelf: readonly Comparable[]): Alike[] {
  const { title, content, categorySlug } = offer
  const { isUsed } = productFacts(title, content)
  const comparable = shelf.filter((post) => isLikeOffer(offer, post, categorySlug))
  const worded = comparable.map((post) => ({ post, words: wordsOf(post.title) }))
  const name = nameIn(title)
  const mine = wordsOf(name)
  const weigh = weightsIn([mine, ...worded.map(({ words }) => words)])
  const mySizes = sizesIn(name)
  const accessory = accessoryIn(title)
  return worded
    .flatMap(({ post, words }) => {
      const likeness = likenessOf(mine, words, weigh)
      const sizes = agree(mySizes, sizesIn(post.title))
      const isSame = sizes !== 'differ' && isUsedBy(post.title) === isUsed && accessoryIn(post.title) === accessory
      const isAlike = isSame && likeness >= (sizes === 'agree' ? sameKindFrom : unsizedFrom)
      return isAlike ? [{ post, likeness, isSameProduct: likeness >= sameProductFrom }] : []
    })
    .toSorted((left, right) => right.likeness - left.likeness)
}

/** A word that half of the shelf uses says little; one that few use says much. */
function weightsIn(titles: readonly Set<string>[]): (word: string) => number {
  const uses = usesOf(titles.flatMap((words) => [...words]))
  return (word) => Math.log(1 + titles.length / (uses.get(word) ?? 1))
}

/** How often each of these texts is there. */
export function usesOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const text of texts) {
    uses.set(text, (uses.get(text) ?? 0) + 1)
  }
  return uses
}

function likenessOf(mine: Set<string>, theirs: Set<string>, weigh: (word: string) => number): number {
  const sum = (words: Iterable<string>) => [...words].reduce((total, word) => total + weigh(word), 0)
  const least = Math.min(sum(mine), sum(theirs))
  return least === 0 ? 0 : sum([...mine].filter((word) => theirs.has(word))) / least
}

const piecesOf = (sizes: ReadonlyMap<string, Size>): number => sizes.get('pieces')?.amount ?? 1

function agree(mine: ReadonlyMap<string, Size>, theirs: ReadonlyMap<string, Size>): 'agree' | 'differ' | 'unknown' {
  // One of several is cheaper than all of them, whatever they are.
  if (piecesOf(mine) > 1 !== piecesOf(theirs) > 1) {
    return 'differ'
  }
  const shared = [...mine].flatMap(([kind, { amount }]) => {
    const other = theirs.get(kind)
    return other === undefined ? [] : [Math.abs(Math.log(amount / other.amount)) <= sizeTolerance]
  })
  if (shared.length === 0) {
    return 'unknown'
  }
  return shared.every(Boolean) ? 'agree' : 'differ'
}
