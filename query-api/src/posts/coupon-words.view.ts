import { couponWordHours, isDoubtful, type CouponWords, type Viewer } from '@deals/events'
import type { CouponWordDoc, PostDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'

const hour = 3_600_000

interface Reading {
  readonly viewer: Pick<Viewer, 'id'> | null
  readonly now: number
}

/** What members say of the code of a deal. */
export function toCouponWords(
  words: readonly CouponWordDoc[],
  { authorId }: Pick<PostDoc, 'authorId'>,
  { viewer, now }: Reading,
): CouponWords {
  const lately = words.filter(({ at }) => at > now - couponWordHours * hour)
  const worked = lately.filter(({ says }) => says === 'worked').length
  const failed = lately.length - worked
  const [last] = words
    .flatMap(({ userId, workedAt }) => (workedAt === undefined ? [] : [{ userId, workedAt }]))
    .toSorted((one, other) => other.workedAt - one.workedAt)
  return {
    worked,
    failed,
    lastWorkedAt: last === undefined ? null : iso(last.workedAt),
    isLastByPoster: last?.userId === authorId,
    isDoubtful: isDoubtful({ worked, failed }),
    own: lately.find(({ userId }) => userId === viewer?.id)?.says ?? null,
    isOwnDeal: viewer?.id === authorId,
  }
}
