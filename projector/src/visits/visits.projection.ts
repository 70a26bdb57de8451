import { openedFromFact, withOpened, withVisit } from '@deals/events'
import { byUser, foldPerEvent } from '../platform/fold-per-event.ts'
import { memberVisits } from './visits.read-models.ts'

/** When each member was here and what they opened, all that is asked of it in one document. */
export const visitsProjection = foldPerEvent<'visit', 'PreferencesChanged' | 'UserErased'>({
  name: 'visits',
  version: 1,
  collections: [memberVisits],
  key: byUser,
  view: 'by-user',
  touches: ({ data }) => ('userId' in data ? [{ collection: memberVisits, id: data.userId }] : []),
  folds: {
    VisitRecorded: (documents, { data: { userId, from, until, readUpTo, opened } }) => {
      const known = documents.get(memberVisits, userId)
      const told = openedFromFact(opened)
      documents.put(memberVisits, userId, {
        ...known,
        visits: withVisit(known?.visits ?? [], { from, until }),
        ...(readUpTo !== null && { readUpTo: Math.max(readUpTo, known?.readUpTo ?? readUpTo) }),
        ...(told.length > 0 && { opened: withOpened(known?.opened ?? [], told) }),
      })
    },
    // What was learnt of a member is forgotten here when they say so: where they were stays, what they opened does not.
    PreferencesChanged: (documents, { data: { userId, recommendations } }) => {
      const known = documents.get(memberVisits, userId)
      if (known?.opened !== undefined && recommendations !== undefined) {
        const { isOn, clearedAt } = recommendations
        const kept = known.opened.filter(({ at }) => isOn && at > (clearedAt ?? -Infinity))
        documents.put(memberVisits, userId, { ...known, opened: kept.length === 0 ? undefined : kept })
      }
    },
    UserErased: (documents, { data }) => documents.remove(memberVisits, data.userId),
  },
})
