import { canChangeSettings, numberOf, type SettingsView } from '@deals/events'
import { settingChanges, siteSettings, users } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import { findMembers } from '../users/members.hydrator.ts'
import { findSettings } from './site-settings.lookup.ts'

const mostChanges = 100

/** GET /api/staff/settings: what was set, and who changed what from what to what. */
export const getSettings = defineQuery({
  reads: [siteSettings, settingChanges, users],
  mayAsk: canChangeSettings,
  find: async ({ readModels }) => {
    const latest = { sort: [['position', -1]], limit: mostChanges } as const
    const [set, changes] = await Promise.all([
      findSettings(readModels),
      readModels.collection(settingChanges).find({}, latest),
    ])
    return { set, changes }
  },
  hydrate: async (asking, found) => ({
    ...found,
    members: await findMembers(
      asking,
      found.changes.flatMap(({ actorId }) => actorId ?? []),
    ),
  }),
  present: (_asking, { set: { version, values }, changes, members }): SettingsView => ({
    version,
    values: { ...values },
    changes: changes.map(({ position, at, name, from, to, by, actorId }) => ({
      position: numberOf(position),
      at: iso(at),
      name,
      from,
      to,
      by,
      actor: actorId === undefined ? null : members.nameOf(actorId),
    })),
  }),
})
