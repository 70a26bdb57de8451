import {
  aPost,
  aPostDeletion,
  aPostEdit,
  aPostExpiry,
  aScore,
  aStore,
  aUser,
  aVote,
  firstTime,
  told,
} from '@deals/events/testing'
import { changeList } from '@deals/events'
import { siteForAll } from '../testing/open-site.ts'
import { changesNews } from './list-changes.query.ts'
import { escapeXml } from './xml.ts'

const hour = 3_600_000
const site = siteForAll()
beforeAll(async () => {
  const post = (postId: number, over: Parameters<typeof aPost>[0] = {}) =>
    aPost({ postId, categorySlug: 'pets', ...over }, { at: firstTime + postId * hour })
  await site.tell(
    aUser(),
    aStore(),
    post(1, { title: 'Cats & <dogs>', price: 0 }),
    post(2, { categorySlug: 'autos', storeSlug: null, type: 'sales', price: null, subtitle: 'Up to 60% off' }),
    post(3),
    post(4, { currency: 'CAD', price: 1050 }),
    aPostExpiry({ postId: 3 }),
    aVote({ postId: 1 }),
  )
})

const titlesIn = (xml: string) => [...xml.matchAll(/<link>https:\/\/deals\.example\/post\/(\d+)</g)].map(([, id]) => id)

it.each([
  ['/feed.xml', ['4', '2', '1']],
  ['/feed.xml?types=sales', ['2']],
  ['/feed.xml?minVotes=1', ['1']],
  ['/feed.xml?minVotes=', ['4', '2', '1']],
  ['/feed.xml?minVotes=0', ['4', '2', '1']],
  ['/feed.xml?currency=CAD', ['4', '2']],
  ['/category/pets/feed.xml', ['4', '1']],
  ['/store/north-audio/feed.xml', ['4', '1']],
  ['/user/ann/feed.xml', ['4', '2', '1']],
  ['/user/ann/feed.xml?types=sales', ['2']],
  ['/search/feed.xml?q=dogs', ['1']],
  ['/search/feed.xml?q=category:pets', ['4', '1']],
  ['/search/feed.xml?q=category:pets&minVotes=1', ['1']],
  ['/search/feed.xml', []],
])('feeds %s', async (path, ids) => {
  const { text, headers } = await site.ask(path)
  expect(headers['content-type']).toMatch('application/rss+xml')
  expect(titlesIn(text)).toEqual(ids)
})

it('says of each deal its price and store, and escapes what people wrote', async () => {
  const { text } = await site.ask('/category/pets/feed.xml')
  expect(text).toContain('<title>Cats &amp; &lt;dogs&gt;</title>')
  expect(text).toContain('<description>Free · North Audio\n')
  expect(text).toContain('<description>CAD 10.50 · North Audio\n')
  expect(text).toContain('href="https://deals.example/category/pets/feed.xml"')
  expect(escapeXml('a\u0000b\u0007c\td\ud800e')).toBe('abc\tde')
})

it('says of a sale in its own words what it is', async () => {
  const { text } = await site.ask('/category/autos/feed.xml')
  expect(text).toContain('<description>Up to 60% off\n')
})

it.each([
  ['/feed.xml?minVotes=many', 400],
  ['/feed.xml?minVotes=-1', 400],
  ['/changes.xml?minVotes=1.5', 400],
  ['/feed.xml?minVotes=', 200],
])('does not guess how many votes are meant: %s', async (path, status) => {
  expect(await site.ask(path)).toMatchObject({
    status,
    ...(status === 400 && { text: 'minVotes must be a whole number from 0 to 999999' }),
  })
})

it.each([
  ['/feed.xml', '/', '/feed.xml'],
  ['/search/feed.xml?minVotes=2&q=two%20words', '/search?q=two+words', '/search/feed.xml?q=two+words&amp;minVotes=2'],
])('says of %s which page it is of and where it comes from', async (path, page, self) => {
  const { text } = await site.ask(path)
  expect(text).toContain(`<link>https://deals.example${page}</link>`)
  expect(text).toContain(`<atom:link href="https://deals.example${self}" rel="self"`)
})

it.each([
  ['/category/nothing/feed.xml', 'Category not found'],
  ['/store/nowhere/feed.xml', 'Store not found'],
  ['/user/nobody/feed.xml', 'User not found'],
])('has no feed %s', async (path, sentence) => {
  const { status, text } = await site.ask(path)
  expect([status, text]).toEqual([404, sentence])
})

it.each(['/feed.xml', '/category/pets/feed.xml', '/search/feed.xml', '/changes.xml', '/api/changes'])(
  'refuses a number that is none: %s',
  async (path) => {
    for (const written of ['abc', '-1', '1.5', '1e3', '1000000', '٣']) {
      const { status, text } = await site.ask(`${path}?minVotes=${encodeURIComponent(written)}`)
      expect([status, text]).toEqual([400, 'minVotes must be a whole number from 0 to 999999'])
    }
  },
)

it('lists pages, categories, stores and active posts for search engines', async () => {
  const { text, headers } = await site.ask('/sitemap.xml')
  expect(headers['content-type']).toMatch('application/xml')
  for (const path of ['/', '/category/pets', '/store/north-audio', '/post/1']) {
    expect(text).toContain(`<loc>https://deals.example${path}</loc>`)
  }
  expect(text).not.toContain('/post/3<')
  expect((await site.ask('/robots.txt')).text).toContain('Sitemap: https://deals.example/sitemap.xml')
})

describe('changes', () => {
  const changing = siteForAll()
  beforeAll(async () => {
    const post = (postId: number, over: Parameters<typeof aPost>[0] = {}) =>
      aPost({ postId, categorySlug: 'pets', ...over }, { at: firstTime + postId * hour })
    await changing.tell(
      aUser(),
      aStore(),
      post(1, { title: 'Cats & <dogs>', price: 5999 }),
      post(2, { categorySlug: 'autos', storeSlug: null }),
      post(3, { title: 'Gone' }),
      post(4, { status: 'ai-review' }),
      aPostEdit({ postId: 1, changes: { price: 4999 } }, { at: firstTime + 5 * hour }),
      aPostEdit({ postId: 1, changes: { couponCode: 'SAVE10', categorySlug: 'autos' } }, { at: firstTime + 6 * hour }),
      aScore({ postId: 2 }),
      aPostExpiry({ postId: 2 }, { at: firstTime + 7 * hour }),
      aPostEdit({ postId: 3, changes: { price: 100 } }),
      aPostDeletion({ postId: 3 }),
      aVote({ postId: 1 }),
    )
  })

  const titlesOf = (xml: string) => [...xml.matchAll(/<item><title>(.*?)<\/title>/g)].map(([, title]) => title)
  const [cats, other] = ['Cats &amp; &lt;dogs&gt;', 'Wireless headphones with noise cancelling']
  const [expired, scored] = [`Expired: ${other}`, `Scored: ${other}`]
  const [edited, cheaper, fresh] = [`Edited: ${cats}`, `Price changed: ${cats}`, `New: ${cats}`]

  it.each([
    ['/changes.xml', [expired, scored, edited, cheaper, `New: ${other}`, fresh]],
    ['/changes.xml?changes=expired,price-changed', [expired, cheaper]],
    ['/changes.xml?minVotes=1', [edited, cheaper, fresh]],
    // Where the post belonged then.
    ['/category/pets/changes.xml', [cheaper, fresh]],
    ['/category/autos/changes.xml', [expired, scored, edited, `New: ${other}`]],
    ['/store/north-audio/changes.xml', [edited, cheaper, fresh]],
    ['/post/1/changes.xml', [edited, cheaper, fresh]],
    ['/search/changes.xml?q=dogs', [edited, cheaper, fresh]],
    ['/search/changes.xml', []],
  ])('are fed by %s', async (path, titles) => {
    const { text, headers } = await changing.ask(path)
    expect(headers['content-type']).toMatch('application/rss+xml')
    expect(titlesOf(text)).toEqual(titles)
    expect(text).toContain(`<atom:link href="https://deals.example${path.replace(',', '%2C')}"`)
  })

  it('name their type, what a price was and is, and the post as it stands', async () => {
    const { text } = await changing.ask('/post/1/changes.xml?changes=price-changed')
    expect(text).toContain('<category>price-changed</category><category>autos</category>')
    expect(text).toContain('<description>USD 59.99 → USD 49.99\nUSD 49.99 · North Audio</description>')
    expect(text).toMatch(/<guid isPermaLink="false">https:\/\/deals.example\/post\/1#change-1-\d+<\/guid>/)
  })

  it.each(['/post/3/changes.xml', '/post/4/changes.xml', '/post/9/changes.xml', '/category/no/changes.xml'])(
    'are not told by %s',
    async (path) => {
      expect((await changing.ask(path)).status).toBe(404)
    },
  )

  it('are told to programs as a list, of which only what is new is news', async () => {
    const { body } = await changing.ask('/api/changes?post=1')
    const list = changeList.parse(body)
    expect(list.changes.map(({ change, from, to }) => [change, from, to])).toEqual([
      ['edited', undefined, undefined],
      ['price-changed', 59.99, 49.99],
      ['published', undefined, undefined],
    ])
    expect(changesNews(list, { changes: list.changes.slice(1) })).toEqual({ changes: list.changes.slice(0, 1) })
    expect(changesNews(list, list)).toBeNull()
    expect((await changing.ask('/api/changes?category=no')).status).toBe(404)
    // Fifty are told; what comes into their place where a post went out of sight is older than all of them.
    const many = Array.from(
      { length: 52 },
      (_, place) => list.changes.map((one) => ({ ...one, id: `${place}` }))[0] ?? [],
    )
    const { changes } = changeList.parse({ changes: many })
    const [told, sunk] = [{ changes: changes.slice(1, 51) }, { changes: changes.slice(2) }]
    expect(changesNews(sunk, told)).toBeNull()
    expect(changesNews({ changes: [...changes.slice(0, 1), ...sunk.changes] }, told)).toEqual({
      changes: changes.slice(0, 1),
    })
  })

  it('set no price beside one of another currency', async () => {
    await changing.tell(aPost({ postId: 5 }), aPostEdit({ postId: 5, changes: { price: 7999, currency: 'CAD' } }))
    const { body } = await changing.ask('/api/changes?post=5')
    expect(changeList.parse(body).changes[0]).toMatchObject({ change: 'price-changed', from: null, to: 79.99 })
  })
})

it('names nobody who left', async () => {
  await site.tell(told({ type: 'UserErased', data: { userId: 'ann', requestId: 'r' } }, {}))
  expect((await site.ask('/feed.xml')).text).toContain('<dc:creator>deleted user</dc:creator>')
})
