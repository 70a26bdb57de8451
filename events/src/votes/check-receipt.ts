import type { VoteReceipt } from './vote-receipts.api.ts'
import { leafPrefix, nodePrefix, textOfChained, textOfLeaf, type ChainedRoot } from './vote-leaf.ts'

/** What checking a receipt came to. */
export type ReceiptFinding =
  /** The leaf is not the hash of what the receipt says. */
  | 'wrong-leaf'
  /** The leaf is right, and no root stands for it yet. */
  | 'no-root-yet'
  /** The way from the leaf leads to another root than the receipt names. */
  | 'wrong-path'
  /** The way leads to the root that the receipt names, and the site publishes another one for that day, or none, or out of the chain. */
  | 'other-root'
  | 'proved'

type Published = ChainedRoot & { readonly chained: string }

/** Follows a receipt from what it says up to a root that the site publishes for its day; needs nothing secret. */
export async function checkReceipt(
  receipt: VoteReceipt,
  published: (day: string) => Promise<readonly Published[]>,
): Promise<ReceiptFinding> {
  const { leaf, proof } = receipt
  if ((await hash([leafPrefix], new TextEncoder().encode(textOfLeaf(receipt)))) !== leaf) {
    return 'wrong-leaf'
  }
  if (proof === null) {
    return 'no-root-yet'
  }
  if ((await rootAbove(leaf, proof)) !== proof.root) {
    return 'wrong-path'
  }
  // A day has more than one where a clock was ahead.
  const root = (await published(proof.day)).find(({ chained }) => chained === proof.chained)
  const isSame = root?.root === proof.root && root.votes === proof.votes
  return isSame && (await isChained(root)) ? 'proved' : 'other-root'
}

/** Whether a root is chained to the one before it as it says. */
export const isChained = async (root: Published): Promise<boolean> =>
  (await hash(new TextEncoder().encode(textOfChained(root)))) === root.chained

interface Path {
  readonly index: number
  readonly votes: number
  readonly path: readonly string[]
}

/** The root to which a leaf leads (RFC 9162, 2.1.3.2); null where the path is too short or too long for so many leaves. */
export async function rootAbove(leaf: string, { index, votes, path }: Path): Promise<string | null> {
  let [place, last, reached] = [index, votes - 1, leaf]
  if (index < 0 || index > last) {
    return null
  }
  for (const beside of path) {
    if (last === 0) {
      return null
    }
    const isRight = place % 2 === 1 || place === last
    reached = isRight ? await node(beside, reached) : await node(reached, beside)
    // A node without a neighbour stands for itself one level higher.
    while (isRight && place % 2 === 0 && place !== 0) {
      ;[place, last] = [above(place), above(last)]
    }
    ;[place, last] = [above(place), above(last)]
  }
  return last === 0 ? reached : null
}

const above = (place: number) => Math.floor(place / 2)

const node = (left: string, right: string) => hash([nodePrefix], bytesOf(left), bytesOf(right))

async function hash(...parts: readonly (readonly number[] | Uint8Array)[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(parts.flatMap((part) => [...part])))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
