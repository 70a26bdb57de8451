import {
  defaultNotices,
  digestSlotOf,
  factTime,
  letterSlotOf,
  mutedFromFact,
  pastDigestSlots,
  type RecordedOf,
} from '@deals/events'
import { byUser, foldPerEvent } from '../platform/fold-per-event.ts'
import { preferences, type PreferencesDoc } from './preferences.read-models.ts'

/** What members chose; what they never chose has the site's default. */
export const preferencesProjection = foldPerEvent<'prefs', 'UserErased'>({
  name: 'preferences',
  version: 5,
  collections: [preferences],
  key: byUser,
  view: 'by-user',
  touches: (event) =>
    event.type === 'PreferencesChanged' || event.type === 'UserErased'
      ? [{ collection: preferences, id: event.data.userId }]
      : [],
  folds: {
    PreferencesChanged: (documents, event) => {
      const { userId } = event.data
      const before = documents.get(preferences, userId) ?? {}
      documents.put(preferences, userId, changed(before, event))
    },
    UserErased: (documents, { data }) => documents.remove(preferences, data.userId),
  },
})

function changed(before: PreferencesDoc, event: RecordedOf<'PreferencesChanged'>): PreferencesDoc {
  const { userId: _userId, muted, ...chosen } = event.data
  const { notices, emailPreferences, ...rest } = { ...before, ...chosen }
  const digestSlot = notices && digestSlotOf(notices)
  const slot = letterSlotOf(notices ?? defaultNotices)
  const isSame = slot === letterSlotOf(before.notices ?? defaultNotices)
  const since = isSame ? before.slotSince : factTime(event)
  return {
    ...rest,
    muted: muted === undefined ? before.muted : mutedFromFact(muted),
    notices,
    emailPreferences,
    digestSlot,
    slotSince: since,
    pastSlots: isSame ? before.pastSlots : pastSlotsOf(before, factTime(event)),
    newsletter: emailPreferences?.newsletter === true ? true : undefined,
  }
}

const pastSlotsOf = (
  { notices = defaultNotices, slotSince: since = 0, pastSlots = [] }: PreferencesDoc,
  until: number,
): PreferencesDoc['pastSlots'] => pastDigestSlots(pastSlots, { slot: letterSlotOf(notices), since, until })
