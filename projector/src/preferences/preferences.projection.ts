import { digestSlotOf, factTime, mutedFromFact, pastDigestSlots, type RecordedOf } from '@deals/events'
import { byUser, foldPerEvent } from '../platform/fold-per-event.ts'
import { preferences, type PreferencesDoc } from './preferences.read-models.ts'

/** What members chose; what they never chose has the site's default. */
export const preferencesProjection = foldPerEvent<'prefs', 'UserErased'>({
  name: 'preferences',
  version: 4,
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
  const isSame = digestSlot === before.digestSlot
  const since = isSame ? before.digestSince : factTime(event)
  return {
    ...rest,
    muted: muted === undefined ? before.muted : mutedFromFact(muted),
    notices,
    emailPreferences,
    digestSlot,
    digestSince: digestSlot === undefined ? undefined : since,
    pastDigests: isSame ? before.pastDigests : pastDigestsOf(before, factTime(event)),
    newsletter: emailPreferences?.newsletter === true ? true : undefined,
  }
}

function pastDigestsOf(
  { digestSlot: slot, digestSince: since = 0, pastDigests = [] }: PreferencesDoc,
  until: number,
): PreferencesDoc['pastDigests'] {
  const past = slot === undefined ? pastDigests : pastDigestSlots(pastDigests, { slot, since, until })
  return past.length === 0 ? undefined : past
}
