import { counted, type NextTrustLevel } from '@deals/events'

type Need = NextTrustLevel['needs'][number]
type Words = Readonly<Record<Need['what'], (need: Need) => string>>

export const levelNames: Readonly<Record<NextTrustLevel['level'], string>> = { 1: 'a member', 2: 'a trusted member' }

const askedWords: Words = {
  days: ({ needs }) => `Here for ${counted(needs, 'day')}`,
  contributions: ({ needs }) => `${needs} posts, comments and right reports`,
  accuracy: ({ needs }) => `${needs}% of your reports right (we add one right and one wrong)`,
  daysClean: ({ needs }) => `No decision against you for ${counted(needs, 'day')}`,
}

/** What a level asks for, and how much of it there is where that is not enough. */
export function needWords(need: Need): string {
  const { what, has, needs } = need
  const soFar = what === 'accuracy' ? `${has}%` : String(has)
  return has >= needs ? askedWords[what](need) : `${askedWords[what](need)}: ${soFar} so far`
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
