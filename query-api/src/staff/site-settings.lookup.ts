import { beforeFirst, type SettingValues } from '@deals/events'
import { settingsId, siteSettings, type ReadModels, type SiteSettingsDoc } from '@deals/projector/read-models'
import { remembered } from '../platform/remembered.ts'
import { whileUnchanged } from '../platform/while-unchanged.ts'

const nothingSet: SiteSettingsDoc = { version: 0, values: {} }

/** What staff set. */
export const findSettings = async (readModels: ReadModels): Promise<SiteSettingsDoc> =>
  (await readModels.collection(siteSettings).get(settingsId)) ?? nothingSet

const keptValues = whileUnchanged<SettingValues>({ most: 1_000, sizeOf: () => 1 })

/** The values of what staff set; every list asks for them, and the clock changes nothing of them. */
export const settingsNow = (readModels: ReadModels): Promise<SettingValues> =>
  keptValues({ readModels, now: 0, key: settingsId }, async () => (await findSettings(readModels)).values)

const rememberedValues = remembered<SettingValues>({
  name: 'settings',
  reads: [siteSettings],
  atLeastMs: 1_000,
  // However long it took: one question that met a store out of breath says nothing about the next.
  atMostMs: 5_000,
})

/** As they were a moment ago, for what is looked at before every question and shown to nobody. */
export const settingsLately = (readModels: ReadModels, now: number): Promise<SettingValues> =>
  rememberedValues.get({ readModels, now, reached: beforeFirst }, settingsId, async () => {
    const { values } = await findSettings(readModels)
    return values
  })
