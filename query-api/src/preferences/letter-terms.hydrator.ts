import { defaultNotices, wantedNotices, type LetterTerms } from '@deals/events'
import { preferences, type PreferencesDoc, type ReadModels } from '@deals/projector/read-models'

/** How members want letters, and whom they mute. */
export interface LetterWishes {
  readonly terms: LetterTerms
  readonly mutes: (userId: string | undefined) => boolean
}

/** What members wish of letters; who chose nothing has the defaults. */
export async function letterWishes(
  readModels: ReadModels,
  userIds: readonly string[],
): Promise<(userId: string) => LetterWishes> {
  const chosen = await readModels.collection<PreferencesDoc>(preferences).many([...new Set(userIds)])
  return (userId) => {
    const { notices = defaultNotices, newsletter = false, currency = null, muted } = chosen.get(userId) ?? {}
    const { digest, digestTime, quietHours, timeZone, email } = notices
    const wants = wantedNotices(email, 'email')
    return {
      terms: { digest, digestTime, quietHours, timeZone, wants, newsletter, currency },
      mutes: (other) => other !== undefined && muted?.members.includes(other) === true,
    }
  }
}
