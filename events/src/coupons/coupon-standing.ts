import type { CouponWords } from '../posts/coupon-words.ts'

/** What a member last said of a code. */
export type CouponWord = 'worked' | 'failed'

/** So long a word counts. */
export const couponWordHours = 72
/** So many must say that a code did not work before readers are warned. */
export const fewestFailures = 2

/** Enough members tried it in vain, and they are more than those for whom it worked. */
export const isDoubtful = ({ worked, failed }: Pick<CouponWords, 'worked' | 'failed'>): boolean =>
  failed >= fewestFailures && worked < failed

const one = (word: CouponWord | null, of: CouponWord): number => (word === of ? 1 : 0)

interface Said {
  readonly word: CouponWord
  readonly at: string
}

/** The words with what the viewer says now, which takes the place of what they said before. */
export function withOwnWord(words: CouponWords, { word, at }: Said): CouponWords {
  const worked = words.worked - one(words.own, 'worked') + one(word, 'worked')
  const failed = words.failed - one(words.own, 'failed') + one(word, 'failed')
  const last = word === 'worked' ? { lastWorkedAt: at, isLastByPoster: words.isOwnDeal } : {}
  return { ...words, ...last, worked, failed, isDoubtful: isDoubtful({ worked, failed }), own: word }
}
