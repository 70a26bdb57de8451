import supertest from 'supertest'
import { numberOf } from '@deals/events'
import { aPost, aStore, ann, bob, firstTime, joining, mo, olive, stacy, told, type Told } from '@deals/events/testing'
import { createQueryApi } from './app.ts'
import { siteForEach } from './testing/open-site.ts'

const now = firstTime + 10 * 86_400_000
const site = siteForEach({ now })
const post = (postId: number, over: Parameters<typeof aPost>[0] = {}) =>
  aPost({ postId, categorySlug: 'computers', ...over }, { at: now - postId })
const set = (name: string, to: number) => {
  const changes = [{ name, from: 1, to }]
  return told({ type: 'SettingsChanged', data: { changes } }, { by: olive, at: now })
}

beforeEach(() => site.tell(...joining(ann, bob, mo, stacy, olive), aStore(), post(1)))

/** As on a machine on which all takes long, so that all is remembered. */
async function onSlowMachine(ask: () => Promise<unknown>) {
  let clock = 0
  const asked = jest.spyOn(performance, 'now').mockImplementation(() => (clock += 100))
  await ask()
  asked.mockRestore()
}

const changed: [path: string, who: string | undefined, write: () => Told][] = [
  ['/api/posts', ann, () => post(2)],
  ['/api/posts?page=2&limit=1', ann, () => post(2)],
  ['/api/posts?datePosted=1w', ann, () => post(2)],
  ['/api/posts?q=store:north-audio', ann, () => post(2)],
  ['/api/posts', olive, () => set('votes.hidden', 60)],
  ['/api/posts/1', olive, () => set('votes.hidden', 60)],
  ['/api/changes', ann, () => post(2)],
  ['/api/announcements', olive, () => set('open.comments', 0)],
  ['/api/posts/facets', ann, () => post(2)],
  ['/api/posts/spellings?q=zirconum', ann, () => post(2, { title: 'Zirconium' })],
  ['/api/stores', ann, () => post(2)],
  ['/api/stores?sort=activeDeals', ann, () => post(2)],
  ['/api/stores/north-audio', ann, () => post(2)],
  ['/api/categories', ann, () => post(2)],
  ['/api/categories?currency=USD', undefined, () => post(2)],
  ['/api/staff/categories', stacy, () => post(2)],
]

it.each(changed)(
  'who has written sees that in %s, whatever is remembered for others (%s)',
  async (path, who, write) => {
    for (const as of [undefined, bob, who]) {
      await onSlowMachine(() => site.ask(path, as))
    }
    const before = await site.ask(path, who)
    await site.tell(write())
    const position = String(numberOf(await site.readModels.position('posts')))
    // Whoever wrote nothing fills what many share with what is remembered.
    await onSlowMachine(() => site.ask(path, bob))
    await onSlowMachine(() => site.ask(path))
    const after = await site.ask(path, who, { 'x-min-position': position })
    const anew = createQueryApi({ ...site.context, readModels: { ...site.readModels } })
    const computed = await supertest(anew)
      .get(path)
      .set({ cookie: who === undefined ? '' : `session=token-${who}` })
    expect(after.text).toBe(computed.text)
    expect(after.text).not.toBe(before.text)
    expect(after.headers['x-stale']).toBeUndefined()
  },
)
