import { counted } from '@deals/events'
import type { NextTrustLevel } from '@deals/events'

type Need = NextTrustLevel['needs'][number]
type Words = Readonly<Record<Need['what'], (need: Need) => string>>

export const levelNames: Readonly<Record<NextTrustLevel['level'], string>> = { 1: 'a member', 2: 'a trusted member' }

/** What a level asks for, and how much of it there is. */
export const needWords: Words = {
  days: ({ has, needs }) => `Here for ${counted(needs, 'day')}: ${has} so far`,
  contributions: ({ has, needs }) => `${needs} posts, comments and right reports: ${has} so far`,
  accuracy: ({ has, needs }) =>
    `${needs}% of your reports were right: ${has}% so far, where two more count as one of each`,
  daysClean: ({ has, needs }) => `No decision against you for ${counted(needs, 'day')}: ${has} so far`,
}

const missingWords: Words = {
  days: ({ has, needs }) => `${counted(needs - has, 'more day')} here`,
  contributions: ({ has, needs }) =>
    counted(needs - has, 'more post, comment or right report', 'more posts, comments or right reports'),
  accuracy: ({ needs }) => `reports of which ${needs}% were right`,
  daysClean: ({ has, needs }) => `${counted(needs - has, 'more day')} without a decision against you`,
}

/** Only what is missing: "You need 4 more days here, and 2 more posts, comments or right reports." */
export function missingSentence({ needs }: NextTrustLevel): string {
  const missing = needs.filter((need) => need.has < need.needs).map((need) => missingWords[need.what](need))
  return `You need ${missing.join(', and ')}.`
}
