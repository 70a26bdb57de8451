import { spellingsFound, whyFound } from '@deals/events'
import {
  aPost,
  aPostDeletion,
  aPostEdit,
  aPostExpiry,
  aStore,
  aUser,
  aVote,
  bob,
  firstTime,
  told,
} from '@deals/events/testing'
import { idsOf } from '../testing/ids-of.ts'
import { siteForAll } from '../testing/open-site.ts'
import { relevanceFactors, relevanceOf } from './relevance.ts'

const day = 86_400_000
const now = firstTime + 100 * day

describe('the place of a hit', () => {
  const hit = { weighedVotes: 0, createdAt: now, status: 'active' } as const
  it.each([
    ['is its text', {}, 8],
    ['halves in 60 days', { createdAt: now - 60 * day }, 4],
    ['rises with votes by their order of magnitude', { weighedVotes: 99 }, 8 * 1.2],
    ['does not sink below its text by votes', { weighedVotes: -99 }, 8],
    ['sinks to 0.3 when it is over', { status: 'expired' as const }, 8 * 0.3],
  ])('%s', (_what, over, place) => {
    expect(relevanceOf({ ...hit, ...over }, 8, now)).toBeCloseTo(place, 10)
  })
})

describe('a search', () => {
  const post = (id: number, title: string, over: Parameters<typeof aPost>[0] = {}) =>
    aPost(
      { postId: id, title, content: 'Nothing more to say.', categorySlug: 'techelectronics', ...over },
      { at: now - day },
    )

  const site = siteForAll({ now })
  beforeAll(() =>
    site.tell(
      aUser(),
      aUser({ userId: bob, username: bob }),
      aStore(),
      aStore({ slug: 'pet-world', name: 'Pet World', hosts: [] }),
      post(1, 'Wireless mouse with a dock', { price: 2000 }),
      post(2, 'Keyboard and mouse set', { price: 4000, authorId: bob }),
      post(3, 'Keyboard', { content: 'Comes with a mouse.', price: 9000, storeSlug: 'pet-world' }),
      post(4, 'Mouse toy for cats', {
        price: 500,
        categorySlug: 'pets',
        subCategorySlug: 'pettoys',
        storeSlug: 'pet-world',
      }),
      post(5, 'Mouse mat', { price: 300 }),
      aPostExpiry({ postId: 5 }),
      post(6, 'Something else entirely', {}),
      ...Array.from({ length: 40 }, (_, at) => aVote({ postId: 2, userId: `u${at}` })),
    ),
  )

  const search = async (q: string, more = '') => {
    const { status, body } = await site.ask(`/api/posts?q=${encodeURIComponent(q)}${more}`)
    expect(status).toBe(200)
    expect((body as { total: number }).total).toBe(idsOf(body, 'posts').length)
    return idsOf(body, 'posts')
  }
  const sorted = async (...given: Parameters<typeof search>) => (await search(...given)).toSorted()

  it('gives the title more weight than the text, and votes some', async () => {
    const found = await search('mouse')
    expect(found.toSorted()).toEqual([1, 2, 3, 4])
    expect(found[0]).toBe(2)
    expect(found.at(-1)).toBe(3)
  })

  it.each([
    ['all words', 'keyboard mouse', [2, 3]],
    ['a phrase', '"mouse set"', [2]],
    ['a word that must not be there', 'mouse -keyboard', [1, 4]],
    ['a store by its name', 'mouse store:"pet world"', [3, 4]],
    ['a store by its name, however it is spaced and drawn', 'mouse store:"ｐet  World "', [3, 4]],
    ['a store by its slug alone', 'store:pet-world', [3, 4]],
    ['a store that does not exist', 'mouse store:nowhere', []],
    ['a category', 'mouse category:pets', [4]],
    ['a sub-category', 'mouse category:"Pet Toys"', [4]],
    ['who found it', 'mouse by:BOB', [2]],
    ['somebody who does not exist', 'mouse by:nobody', []],
    ['a price below', 'mouse price<25', [1, 4]],
    ['a price below without words', 'price<25', [1, 4]],
    ['prices between', 'mouse price>10 price<50', [1, 2]],
    ['what is over', 'mouse is:expired', [5]],
    ['nothing that is there', 'unobtainium', []],
    ['signs of other languages', '"" * () OR NEAR ; drop', []],
  ])('finds %s', async (_what, q, ids) => {
    expect(await sorted(q)).toEqual(ids)
  })

  it('takes the filters of lists', async () => {
    expect(await search('mouse', '&categories=pets')).toEqual([4])
    expect(await sorted('mouse', '&statuses=active,expired&stores=north-audio')).toEqual([1, 2, 5])
  })

  it.each([
    ['mouse', '&priceMax=20', [1, 4]],
    ['mouse', '&priceMin=20&priceMax=40', [1, 2]],
    ['mouse price<25', '&priceMin=5.01', [1]],
    ['mouse price<25', '&priceMax=100', [1, 4]],
    ['mouse', '&priceMin=50&priceMax=40', []],
    ['mouse', '&priceMin=&priceMax=', [1, 2, 3, 4]],
  ])('finds %s in the prices %s', async (q, prices, ids) => {
    expect(await sorted(q, prices)).toEqual(ids)
  })

  it('finds by a discount', async () => {
    expect(await sorted('mouse', '&minDiscount=81')).toEqual([4])
    expect(await sorted('store:pet-world', '&minDiscount=90')).toEqual([4])
    expect(await sorted('mouse', '&minDiscount=75&stores=north-audio')).toEqual([1])
  })

  it('takes the orders of lists', async () => {
    expect(await search('mouse', '&sortOrder=price_asc')).toEqual([4, 1, 2, 3])
    expect((await search('mouse', '&sortOrder=popularity_desc'))[0]).toBe(2)
  })

  it('knows how the site writes what was misspelt', async () => {
    const { body } = await site.ask('/api/posts/spellings?q=keybord+price<50')
    expect(body).toEqual({ spellings: ['keyboard price<50'] })
    expect((await site.ask('/api/posts/spellings?q=')).body).toEqual({ spellings: [] })
  })

  it.each([
    ['category:pts', [{ operator: 'category', value: 'pts', meant: null }]],
    [
      'mouse category:techelectronic price<50',
      [
        {
          operator: 'category',
          value: 'techelectronic',
          meant: { name: 'Tech & Electronics', query: 'mouse category:"Tech & Electronics" price<50' },
        },
      ],
    ],
    [
      'category:keybords by:nobody',
      [
        {
          operator: 'category',
          value: 'keybords',
          meant: { name: 'Keyboards & Mice', query: 'category:"Keyboards & Mice" by:nobody' },
        },
        { operator: 'by', value: 'nobody', meant: null },
      ],
    ],
    [
      'STORE:"Pet Wrld" is:sold',
      [
        { operator: 'store', value: 'Pet Wrld', meant: { name: 'Pet World', query: 'store:"Pet World" is:sold' } },
        { operator: 'is', value: 'sold', meant: null },
      ],
    ],
    ['category:pettoys category:"Pet Toys" by:BOB store:pet-world is:Expired', undefined],
  ])('says what nothing is called that %s names, and what may have been meant', async (q, unknown) => {
    const { body } = await site.ask(`/api/posts/spellings?q=${encodeURIComponent(q)}`)
    expect(spellingsFound.parse(body).unknown).toEqual(unknown)
  })

  it('pages through the hits', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => site.ask(`/api/posts?q=mouse&limit=2&page=${page}`)))
    const ids = pages.map(({ body }) => idsOf(body, 'posts'))
    expect(ids.map((page) => page.length)).toEqual([2, 2, 0])
    expect(new Set(ids.flat()).size).toBe(4)
  })

  it('is explained: where its words stand, what they are multiplied by, and the place that follows', async () => {
    const why = async (id: number, q: string, more = '') => {
      const { body } = await site.ask(`/api/posts/${id}/why-found?q=${encodeURIComponent(q)}${more}`)
      return whyFound.parse(body)
    }
    const order = (await search('mouse')).map(Number)
    const places = await Promise.all(order.map(async (id) => (await why(id, 'mouse')).place))
    expect(places).toEqual(order.map((_id, at) => at + 1))
    const voted = await why(2, 'keyboard mice')
    expect(voted.words).toEqual([
      { words: 'keyboard', in: ['title'] },
      { words: 'mice', in: [] },
    ])
    expect(await why(2, 'keyboard mouse')).toMatchObject({
      total: 2,
      words: [
        { words: 'keyboard', in: ['title'] },
        { words: 'mouse', in: ['title'] },
      ],
      // Both stand in the title.
      terms: {
        text: 8,
        votes: relevanceFactors({ weighedVotes: 40, createdAt: now, status: 'active' }, now).votes,
        expiry: 1,
      },
    })
    expect(await why(5, 'mouse', '&statuses=active,expired')).toMatchObject({ terms: { expiry: 0.3 } })
    // It is over, and so not among what is found; a search of operators alone has no order of its own.
    expect(await why(5, 'mouse')).toMatchObject({ place: null, terms: null })
    expect(await why(1, 'category:techelectronics')).toMatchObject({ place: null, words: [], terms: null })
    expect((await site.ask('/api/posts/99/why-found?q=mouse')).status).toBe(404)
  })
})

describe('how the site writes a word', () => {
  const post = (postId: number, title: string) => aPost({ postId, title }, { at: now - day })
  const site = siteForAll({ now })
  beforeAll(() =>
    site.tell(
      aUser(),
      aStore({ slug: 'obsidian', name: 'Obsidian', hosts: [] }),
      ...[post(7, 'Zirconium ring'), post(8, 'Tungsten ring'), post(9, 'Keyboard'), post(10, 'Old keyboard')],
    ),
  )

  it('is not told of what was removed or changed since, though words are remembered for minutes', async () => {
    const spellings = async (q: string) => (await site.ask(`/api/posts/spellings?q=${q}`)).body
    const gone = [
      ['zirconum', 'zirconium'],
      ['tungstn', 'tungsten'],
      ['obsidan', 'obsidian'],
    ] as const
    for (const [typed, meant] of gone) {
      expect(await spellings(typed)).toEqual({ spellings: [meant] })
    }
    await site.tell(
      ...[aPostDeletion({ postId: 7 }), aPostDeletion({ postId: 10 })],
      aPostEdit({ postId: 8, changes: { title: 'A plain ring' } }),
      told({ type: 'StoreChanged', data: { slug: 'obsidian', changes: { status: 'blocked' } } }, {}),
    )
    for (const [typed] of gone) {
      expect(await spellings(typed)).toEqual({ spellings: [] })
    }
    // Another post says it still.
    expect(await spellings('keybord')).toEqual({ spellings: ['keyboard'] })
  })
})
