import { writtenDay } from '../platform/written-time.ts'

/** What people read where nobody posts deals of a store for a while. */
export const pauseWords = (until: string | number): string => `This store takes no deals until ${writtenDay(until)}`
/** What a member reads who was declined as one who speaks for a store. */
export const askAgainWords = (from: string | number): string => `You can ask again from ${writtenDay(from)}.`
