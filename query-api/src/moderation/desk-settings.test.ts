import { feedbackTemplates, templatesView } from '@deals/events'
import { ann, firstTime, mo, sue, told, joining } from '@deals/events/testing'
import { deskViews } from '@deals/projector/read-models'
import { siteForAll } from '../testing/open-site.ts'

const site = siteForAll()
beforeAll(() => site.tell(...joining(ann, mo, sue)))
const asked = async (path: string, as: string) => (await site.ask(`/api/moderation/${path}`, as)).body

it('the templates are those of the site until the team has its own', async () => {
  expect(await asked('templates', mo)).toEqual({
    templates: feedbackTemplates,
    version: -1,
    changedBy: null,
    changedAt: null,
  })
  const templates = [{ title: 'Size', text: 'Please name the size.' }]
  const change = told(
    { type: 'FeedbackTemplatesChanged', data: { slug: 'feedback', templates } },
    { by: sue, stream: 'desk-~feedback', at: firstTime },
  )
  await site.tell(change)
  const body = await asked('templates', mo)
  expect(templatesView.safeParse(body).error).toBeUndefined()
  expect(body).toMatchObject({ templates, version: 0, changedBy: sue })
  expect(await asked('log?kind=FeedbackTemplatesChanged', mo)).toMatchObject({
    entries: [{ actor: { username: sue }, title: '1 template for feedback', code: 'version 1' }],
  })
})

it('each moderator has views of their own, and none of them outlives the moderator', async () => {
  const kept = { userId: mo, names: ['Spam'], queries: ['queue?reason=spam'] }
  await site.tell(told({ type: 'QueueViewsChanged', data: kept }, { by: mo, stream: `desk-${mo}` }))
  expect(await asked('views', mo)).toEqual({ views: [{ name: 'Spam', query: 'queue?reason=spam' }] })
  expect(await asked('views', sue)).toEqual({ views: [] })
  await site.tell(told({ type: 'UserErased', data: { userId: mo, requestId: 'r' } }, { by: mo }))
  expect(await site.readModels.collection(deskViews).get(mo)).toBeNull()
})

it.each(['templates', 'views'])('%s are for moderators alone', async (path) => {
  expect((await site.ask(`/api/moderation/${path}`, ann)).status).toBe(403)
})
