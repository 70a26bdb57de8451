import type { ReadingPreferences, ShownOfMember } from './preferences.events.ts'

// Every page of lists reads these, so they stand apart from the schemas.

/** What holds for visitors, and for members who chose nothing about lists and links. */
export const usualReading: ReadingPreferences = {
  sortOrder: 'best',
  types: ['product'],
  findsExpired: false,
  newTab: true,
}
/** What everybody may see of members who said nothing about it. */
export const usuallyShown: ShownOfMember = { comments: true, badges: true, votes: false }
