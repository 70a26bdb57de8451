import type { SettingValues } from '@deals/events'
import { settingsId, siteSettings, type ReadModels, type SiteSettingsDoc } from '@deals/projector/read-models'
import { remembered } from '../platform/remembered.ts'

const nothingSet: SiteSettingsDoc = { version: 0, values: {} }

/** What staff set. */
export const findSettings = async (readModels: ReadModels): Promise<SiteSettingsDoc> =>
  (await readModels.collection(siteSettings).get(settingsId)) ?? nothingSet

const rememberedValues = remembered<SettingValues>({ name: 'settings', atLeastMs: 1_000, atMostMs: 5_000 })

/** The same as it was a moment ago, for what is asked often. */
export const settingsLately = (readModels: ReadModels, now: number): Promise<SettingValues> =>
  rememberedValues.get({ readModels, now, key: settingsId }, async () => (await findSettings(readModels)).values)
