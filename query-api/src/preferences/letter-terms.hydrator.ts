import { defaultNotices, wantedNotices, type LetterTerms } from '@deals/events'
import { preferences, type PreferencesDoc, type ReadModels } from '@deals/projector/read-models'

/** How members want letters; who chose nothing has the defaults. */
export async function letterTerms(
  readModels: ReadModels,
  userIds: readonly string[],
): Promise<(userId: string) => LetterTerms> {
  const chosen = await readModels.collection<PreferencesDoc>(preferences).many([...new Set(userIds)])
  return (userId) => {
    const { notices = defaultNotices, newsletter = false, currency = null } = chosen.get(userId) ?? {}
    const { digest, digestTime, quietHours, timeZone, email } = notices
    return { digest, digestTime, quietHours, timeZone, wants: wantedNotices(email, 'email'), newsletter, currency }
  }
}
