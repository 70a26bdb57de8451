import { hash } from 'node:crypto'
import type { Digest } from './read-models.ts'

/**
 * The digest of a set of documents is the sum of their hashes modulo 2^128. Adding the new and subtracting the old hash
 * of each written document keeps it up to date, in whatever order documents are written.
 * It guards against faults, not against forgery, so the fastest hash of 128 bits serves.
 */
export type Sum = bigint

const modulus = 1n << 128n

export const emptyDigest: Digest = '0'.repeat(32)

/** What one document adds to the digest. */
export function documentSum(collection: string, id: string, text: string): Sum {
  return BigInt(`0x${hash('md5', `${collection}\n${id}\n${text}`)}`)
}

/** The digest of all documents that several digests stand for. */
export const sumOfDigests = (digests: readonly Digest[]): Digest =>
  digests.reduce((sum, digest) => movedDigest(sum, BigInt(`0x${digest}`)), emptyDigest)

/** The digest after documents have been added (positive) and taken away (negative). */
export function movedDigest(digest: Digest, change: Sum): Digest {
  const moved = (((BigInt(`0x${digest}`) + change) % modulus) + modulus) % modulus
  return moved.toString(16).padStart(32, '0')
}
