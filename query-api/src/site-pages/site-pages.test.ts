import { sitePageVersionView, sitePageView, usualSince, usualSitePages } from '@deals/events'
import { ann, stacy, told, joining } from '@deals/events/testing'
import { siteForAll } from '../testing/open-site.ts'

const site = siteForAll()
beforeAll(() => site.tell(...joining(ann, stacy)))

const page = async (as?: string) => sitePageView.parse((await site.ask('/api/pages/about', as)).body)
const version = async (nr: number) =>
  sitePageVersionView.parse((await site.ask(`/api/pages/about/versions/${nr}`)).body)
const first = { version: 1, changedAt: usualSince, what: null }

it('a page that nobody changed says the usual, as version 1', async () => {
  const usual = { slug: 'about', text: usualSitePages.about }
  expect(await page()).toEqual({ ...usual, ...first, versions: [{ ...first, by: null }] })
  expect(await version(1)).toEqual({ ...usual, ...first, before: null })
})

it('a page that was changed says so, and leads to what it said before', async () => {
  const data = { slug: 'about', version: 2, text: 'New words', what: 'All of it.', usual: 'Old words' } as const
  await site.tell(told({ type: 'SitePageChanged', data }, { by: stacy }))
  const now = await page(ann)
  expect(now).toMatchObject({ version: 2, text: 'New words', what: 'All of it.' })
  expect(now.versions.map(({ version: nr, by }) => [nr, by])).toEqual([
    [2, null],
    [1, null],
  ])
  expect(await version(2)).toMatchObject({ text: 'New words', before: 'Old words', what: 'All of it.' })
  expect(await version(1)).toMatchObject({ text: 'Old words', before: null, what: null })
})

it('staff read who wrote what', async () => {
  expect((await page(stacy)).versions[0]).toMatchObject({ version: 2, by: stacy })
})

it.each(['/imprint', '/about/versions/9', '/about/versions/none', '/imprint/versions/1'])(
  '%s is no page',
  async (at) => {
    expect((await site.ask(`/api/pages${at}`)).status).toBe(404)
  },
)
