import { z } from 'zod'
import { currencies } from '../platform/currencies.ts'

/** What the page of a deal said of it when it was looked at; amounts in minor units. */
const pageSeen = z.object({
  /** Gone: the shop says that there is no such page. Unread: it could not be had, so nothing is known. */
  outcome: z.enum(['read', 'gone', 'unread']),
  /** Where the link ended. */
  address: z.string(),
  title: z.string().nullable(),
  price: z.number().int().nullable(),
  currency: z.enum(currencies).nullable(),
  stock: z.enum(['in-stock', 'sold-out']).nullable(),
  rating: z.object({ stars: z.number(), count: z.number().int().nullable() }).nullable(),
})
export type PageSeen = z.infer<typeof pageSeen>

/** What pictures can turn out to show. */
export const pictureSights = ['something', 'nothing', 'form'] as const
const pictureSeen = z.object({
  imageUrl: z.string(),
  /** 64 signs of its brightness, as 16 hexadecimal figures; pictures that look alike differ in few. */
  hash: z.string(),
  shows: z.enum(pictureSights),
})
export type PictureSeen = z.infer<typeof pictureSeen>

/** What was found behind the link of a post, and on its pictures; null where it has no link. */
export const inspection = z.object({ page: pageSeen.nullable(), pictures: z.array(pictureSeen) })
export type Inspection = z.infer<typeof inspection>

/** The four parts of a picture's hash: hashes that differ in at most three signs have one of them in common. */
export const partsOfHash = (hash: string): string[] =>
  [0, 4, 8, 12].map((from) => `${from / 4}:${hash.slice(from, from + 4)}`)

/** Hashes that differ in no more signs than this belong to one picture. */
export const sameUpTo = 3

/** In how many signs two hashes differ. */
export function hashDistance(left: string, right: string): number {
  const differing = BigInt(`0x${left}`) ^ BigInt(`0x${right}`)
  return [...differing.toString(2)].filter((sign) => sign === '1').length
}
