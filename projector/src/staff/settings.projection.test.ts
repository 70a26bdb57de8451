import { sue } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { settingsProjection } from './settings.projection.ts'
import { settingChanges, settingsId, siteSettings, type SettingChangeDoc } from './settings.read-models.ts'

const set = (...changes: { name: string; from: number; to: number }[]) =>
  tell('SettingsChanged', { changes }, { by: sue })

it('settings are what they were set to last, and each change is kept with who made it', async () => {
  const first = set({ name: 'over.net', from: 3, to: 5 }, { name: 'over.hours', from: 72, to: 24 })
  const site = await folded(settingsProjection, first, set({ name: 'over.net', from: 5, to: 4 }))
  expect(site.doc(siteSettings, settingsId)).toEqual({ version: 2, values: { 'over.net': 4, 'over.hours': 24 } })
  expect(
    site.all<SettingChangeDoc>(settingChanges).map(([, { name, from, to, actorId }]) => [name, from, to, actorId]),
  ).toEqual(
    expect.arrayContaining([
      ['over.net', 3, 5, sue],
      ['over.hours', 72, 24, sue],
      ['over.net', 5, 4, sue],
    ]),
  )
})
