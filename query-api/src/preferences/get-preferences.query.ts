import {
  defaultNotices,
  nothingMuted,
  shownRecommendations,
  usuallyShown,
  usualReading,
  type Muted,
  type Preferences,
} from '@deals/events'
import { preferences, stores, users, type PreferencesDoc } from '@deals/projector/read-models'
import { defineQuery, everybodyMay } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notSignedIn } from '../platform/refusals.ts'
import { currentSlugs } from '../stores/merged-stores.hydrator.ts'
import { findMembers } from '../users/members.hydrator.ts'

const nothingChosen: PreferencesDoc = {}

/** GET /api/user/preferences: what the member chose, over the defaults. */
export const getPreferences = defineQuery({
  reads: [preferences, stores, users],
  find: async ({ readModels, viewer }) =>
    viewer === null ? notSignedIn : ((await readModels.collection(preferences).get(viewer.id)) ?? nothingChosen),
  hydrate: async (asking, found) =>
    found.muted === undefined ? found : { ...found, muted: await namedMuted(asking, found.muted) },
  permit: everybodyMay,
  present: ({ country }, chosen): Preferences => withDefaults(chosen, country),
})

/** Members by the names that they have now, and stores as they are called now. */
async function namedMuted(asking: Asking, muted: Muted): Promise<Muted> {
  const [members, slugs] = await Promise.all([findMembers(asking, muted.members), currentSlugs(asking, muted.stores)])
  return { ...muted, stores: slugs, members: muted.members.flatMap((id) => members.get(id)?.username ?? []) }
}

function withDefaults(chosen: PreferencesDoc, country: string | null): Preferences {
  return {
    currency: chosen.currency ?? (country === 'CA' ? 'CAD' : 'USD'),
    layout: chosen.layout ?? 'grid',
    theme: chosen.theme ?? 'system',
    pinnedCategories: chosen.pinnedCategories ?? [],
    emailPreferences: chosen.emailPreferences ?? { newsletter: false },
    notices: chosen.notices ?? defaultNotices,
    muted: chosen.muted ?? nothingMuted(),
    recommendations: shownRecommendations(chosen.recommendations),
    reading: chosen.reading ?? usualReading,
    shown: chosen.shown ?? usuallyShown,
  }
}
