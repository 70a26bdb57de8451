import { settingsView } from '@deals/events'
import { ann, mo, olive, stacy, sue, told, joining } from '@deals/events/testing'
import { siteForAll } from '../testing/open-site.ts'

const site = siteForAll()
beforeAll(() => site.tell(...joining(ann, mo, stacy, sue, olive)))

const ask = async () => settingsView.parse((await site.ask('/api/staff/settings', sue)).body)

it('a site whose log tells of no change works as usual', async () => {
  expect(await ask()).toEqual({ version: 0, values: {}, changes: [] })
})

it('super users see what was set, and who changed what from what to what', async () => {
  const change = { name: 'alerts.1', from: 50, to: 60 }
  await site.tell(told({ type: 'SettingsChanged', data: { changes: [change] } }, { by: olive }))
  const { version, values, changes } = await ask()
  expect([version, values]).toEqual([1, { 'alerts.1': 60 }])
  expect(changes).toMatchObject([{ ...change, actor: 'olive' }])
  expect((await site.ask('/api/deal-alerts', sue)).body).toMatchObject({ limit: 60 })
})

it('nobody below them sees it', async () => {
  const replies = await Promise.all([undefined, ann, mo, stacy, olive].map((as) => site.ask('/api/staff/settings', as)))
  expect(replies.map(({ status }) => status)).toEqual([401, 403, 403, 403, 200])
})
