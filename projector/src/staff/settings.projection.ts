import { factTime, numberOf, type RecordedOf } from '@deals/events'
import { byUser, foldPerEvent } from '../platform/fold-per-event.ts'
import { settingChanges, settingsId, siteSettings } from './settings.read-models.ts'

const idOf = ({ position }: RecordedOf<'SettingsChanged'>, name: string): string => `${numberOf(position)}:${name}`

/** What staff set, and who changed what from what to what. */
export const settingsProjection = foldPerEvent<'settings'>({
  name: 'settings',
  version: 1,
  collections: [siteSettings, settingChanges],
  key: byUser,
  view: 'by-user',
  touches: (event) =>
    event.type === 'SettingsChanged'
      ? [
          { collection: siteSettings, id: settingsId },
          ...event.data.changes.map(({ name }) => ({ collection: settingChanges, id: idOf(event, name) })),
        ]
      : [],
  folds: {
    SettingsChanged: (documents, event) => {
      const { changes } = event.data
      const { version, values } = documents.get(siteSettings, settingsId) ?? { version: 0, values: {} }
      const after = Object.fromEntries(changes.map(({ name, to }) => [name, to]))
      documents.put(siteSettings, settingsId, {
        version: version + 1,
        values: { ...values, ...after },
      })
      const { id, kind } = event.meta.actor
      for (const change of changes) {
        documents.put(settingChanges, idOf(event, change.name), {
          ...change,
          position: event.position,
          at: factTime(event),
          by: kind,
          ...(id !== null && { actorId: id }),
        })
      }
    },
  },
})
