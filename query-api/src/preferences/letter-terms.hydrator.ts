import { defaultNotices, wantedNotices, type DeliveryChannel, type LetterTerms, type NoticeType } from '@deals/events'
import { preferences, type ReadModels } from '@deals/projector/read-models'

/** How members want letters, what they want to hear of on each way that leaves the site, and whom they mute. */
export interface LetterWishes {
  readonly terms: LetterTerms
  readonly wants: (type: NoticeType, channel: DeliveryChannel) => boolean
  readonly mutes: (userId: string | undefined) => boolean
}

/** What members wish of letters; who chose nothing has the defaults. */
export async function letterWishes(
  readModels: ReadModels,
  userIds: readonly string[],
): Promise<(userId: string) => LetterWishes> {
  const chosen = await readModels.collection(preferences).many([...new Set(userIds)])
  return (userId) => {
    const {
      notices = defaultNotices,
      newsletter = false,
      currency = null,
      muted,
      pastSlots = [],
    } = chosen.get(userId) ?? {}
    const { digest, digestTime, quietHours, timeZone } = notices
    const wanted = { email: wantedNotices(notices.email, 'email'), push: wantedNotices(notices.push, 'push') }
    return {
      terms: {
        digest,
        digestTime,
        quietHours,
        timeZone,
        past: [...pastSlots],
        wants: wanted.email,
        newsletter,
        currency,
      },
      wants: (type, channel) => wanted[channel].includes(type),
      mutes: (other) => other !== undefined && muted?.members.includes(other) === true,
    }
  }
}
