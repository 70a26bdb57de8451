import { defaultNotices, type Preferences } from '@deals/events'
import { preferences, type PreferencesDoc } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import { notSignedIn } from '../platform/refusals.ts'

/** GET /api/user/preferences: what the member chose, over the defaults. */
export const getPreferences = defineQuery<unknown, PreferencesDoc, PreferencesDoc, Preferences>({
  reads: [preferences],
  find: async ({ readModels, viewer }) =>
    viewer === null ? notSignedIn : ((await readModels.collection<PreferencesDoc>(preferences).get(viewer.id)) ?? {}),
  hydrate: async (_asking, found) => found,
  permit: everybodyMay,
  present: ({ country }, chosen) => withDefaults(chosen, country),
})

function withDefaults(chosen: PreferencesDoc, country: string | null): Preferences {
  return {
    currency: chosen.currency ?? (country === 'CA' ? 'CAD' : 'USD'),
    layout: chosen.layout ?? 'grid',
    theme: chosen.theme ?? 'system',
    pinnedCategories: chosen.pinnedCategories ?? [],
    emailPreferences: chosen.emailPreferences ?? { newsletter: false },
    notices: chosen.notices ?? defaultNotices,
  }
}
