import { voteValues, type VoteReceipt } from '@deals/events'

type Unknown = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
/** No tree has as many levels. */
const longestPath = 64

/** The receipt that a file holds; null where it holds something else. */
export function parseReceipt(text: string): VoteReceipt | null {
  const receipt = parseJson(text)
  if (!isObject(receipt)) {
    return null
  }
  const { postId, userId, voteId, hour, salt, leaf } = receipt
  const value = voteValues.find((one) => one === receipt['value'])
  const proof = parseProof(receipt['proof'])
  const isWhole = isCount(postId) && [userId, voteId, hour, salt, leaf].every(isText)
  return isWhole && value !== undefined && proof !== undefined
    ? {
        postId,
        userId: String(userId),
        voteId: String(voteId),
        value,
        hour: String(hour),
        salt: String(salt),
        leaf: String(leaf),
        proof,
      }
    : null
}

function parseProof(proof: unknown): VoteReceipt['proof'] | undefined {
  if (!isObject(proof)) {
    return proof === null ? null : undefined
  }
  const { day, votes, root, chained, index, path } = proof
  const isPath = Array.isArray(path) && path.length <= longestPath && path.every(isText)
  return isText(day) && isCount(votes) && isText(root) && isText(chained) && isCount(index) && isPath
    ? { day, votes, root, chained, index, path }
    : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
