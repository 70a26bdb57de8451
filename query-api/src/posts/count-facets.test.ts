import fc from 'fast-check'
import { beforeFirst, discountSteps, postFacets, postReads, type FacetName, type PostFacets } from '@deals/events'
import { aPost, aPostExpiry, aPostSentToReview, aStore, ann, firstTime, mo, joining } from '@deals/events/testing'
import type { Collection, PostDoc, ReadModels } from '@deals/projector/read-models'
import { siteForAll } from '../testing/open-site.ts'
import type { Asking } from '../platform/ports.ts'
import { countFacets } from './count-facets.query.ts'

const day = 86_400_000
const now = firstTime + 40 * day

type Place = readonly [category: string, subCategory: string | null]
const places: readonly [Place, ...Place[]] = [
  ['techelectronics', 'headphonesearbuds'],
  ['techelectronics', null],
  ['pets', 'petfood'],
  ['pets', 'pettoys'],
]
const types = ['product', 'product', 'product', 'sales', 'discussion'] as const
const stores = ['north-audio', 'pet-world', null] as const
const of = <T>(all: readonly [T, ...T[]], at: number): T => all[at % all.length] ?? all[0]

/** Posts of every kind, so that each choice leaves some and takes others away. */
function aMixedPost(at: number) {
  const [categorySlug, subCategorySlug] = of(places, at)
  const type = of(types, at * 7 + Math.floor(at / 5))
  const price = type === 'product' ? 100 * (at + 1) : null
  const originalPrice = price === null || at % 4 === 3 ? null : Math.round(price * (1 + (at % 9) / 2))
  const fields = { categorySlug, subCategorySlug, storeSlug: of(stores, at * 5), price, originalPrice }
  const title = at % 3 === 0 ? 'Red kettle' : 'Blue mouse'
  const currency = at % 6 === 0 ? 'CAD' : 'USD'
  return aPost({ postId: at + 1, type, title, currency, ...fields }, { at: now - at * day })
}
const count = 36

const site = siteForAll({ now })
beforeAll(() =>
  site.tell(
    ...joining(ann, mo),
    aStore(),
    aStore({ slug: 'pet-world', name: 'Pet World', hosts: [] }),
    ...Array.from({ length: count }, (_, at) => aMixedPost(at)),
    ...[4, 11, 18, 25].map((postId) => aPostExpiry({ postId }, { at: now })),
    ...[6, 13, 20].map((postId) => aPostSentToReview({ postId, to: 'staff-review' })),
  ),
)

type Filters = Readonly<Record<string, string>>
const asQuery = (filters: Filters) => new URLSearchParams(filters).toString()

async function facetsOf(filters: Filters, as?: string): Promise<PostFacets> {
  const { status, body } = await site.ask(`/api/posts/facets?${asQuery(filters)}`, as)
  expect(status).toBe(200)
  return postFacets.parse(body)
}
async function totalOf(filters: Filters, as?: string): Promise<number> {
  const { body } = await site.ask(`/api/posts?limit=1&${asQuery(filters)}`, as)
  return (body as { total: number }).total
}
const countsOf = ({ choices }: PostFacets[FacetName]) =>
  Object.fromEntries(choices.map(({ value, count: left }) => [String(value), left]))

/** The parameter that a facet is chosen by, what can be chosen, and what a choice of it does away with. */
const chosenBy = {
  types: { param: 'types', values: ['product', 'sales', 'discussion'], frees: [] },
  categories: { param: 'categories', values: ['techelectronics', 'pets', 'books'], frees: ['subCategories'] },
  subCategories: { param: 'subCategories', values: ['headphonesearbuds', 'petfood', 'pettoys'], frees: [] },
  stores: { param: 'stores', values: ['north-audio', 'pet-world', 'nowhere'], frees: [] },
  discounts: { param: 'minDiscount', values: discountSteps.map(String), frees: [] },
} as const satisfies Record<FacetName, object>
const names = Object.keys(chosenBy) as FacetName[]

const anyFilters: fc.Arbitrary<Filters> = fc.record(
  {
    q: fc.constantFrom('kettle', 'mouse', 'red kettle', 'kettle price<20', 'store:pet-world', 'nothing'),
    currency: fc.constantFrom('USD', 'CAD'),
    types: fc.constantFrom('product', 'sales', 'product,discussion'),
    categories: fc.constantFrom('techelectronics', 'pets', 'pets,techelectronics'),
    subCategories: fc.constantFrom('petfood', 'headphonesearbuds'),
    stores: fc.constantFrom('north-audio', 'pet-world', 'pet-world,north-audio', 'nowhere'),
    minDiscount: fc.constantFrom('0', '10', '50', '75', '33'),
    priceMin: fc.constantFrom('5', '20'),
    datePosted: fc.constantFrom('1w', '1m', 'all'),
    statuses: fc.constantFrom('active', 'active,expired', 'staff-review'),
  },
  { requiredKeys: [] },
)

describe('the counts of a facet', () => {
  it.each([undefined, mo])('are the totals of the lists that its choices lead to, for %s', async (as) => {
    await fc.assert(
      fc.asyncProperty(anyFilters, fc.constantFrom(...names), async (filters, name) => {
        const { param, values, frees } = chosenBy[name]
        const { [name]: facet } = await facetsOf(filters, as)
        const rest = Object.entries(filters).filter(([key]) => key !== param && !frees.some((one) => one === key))
        const isAsked = name !== 'subCategories' || filters['categories'] !== undefined
        for (const value of isAsked ? values : []) {
          const total = await totalOf({ ...Object.fromEntries(rest), [param]: value }, as)
          expect([value, countsOf(facet)[value] ?? 0]).toEqual([value, total])
        }
        expect(facet.isExact).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('leave out what would leave nothing, and keep what is chosen', async () => {
    const {
      stores: shops,
      categories,
      discounts,
    } = await facetsOf({ q: 'unobtainium', stores: 'pet-world', minDiscount: '33' })
    expect(shops.choices).toEqual([{ value: 'pet-world', name: 'Pet World', count: 0 }])
    expect(discounts.choices).toEqual([{ value: 33, count: 0 }])
    expect(categories.choices).toEqual([])
  })

  it('give stores by their names, those with the most posts first', async () => {
    const { choices } = (await facetsOf({})).stores
    expect(choices.map(({ name }) => name).toSorted()).toEqual(['North Audio', 'Pet World'])
    expect(choices.map(({ count: left }) => left)).toEqual(
      choices.map(({ count: left }) => left).toSorted((a, b) => b - a),
    )
  })

  it('tell nothing of held posts to those who may not list them', async () => {
    const held = { statuses: 'staff-review' }
    const sums = await Promise.all(
      [undefined, ann, mo].map(async (as) => {
        const { choices } = (await facetsOf(held, as)).types
        return choices.reduce((sum, { count: left }) => sum + left, 0)
      }),
    )
    expect(sums).toEqual([0, 0, 3])
  })

  it.each(['minDiscount=100', 'minDiscount=-1', 'types=coupon', 'statuses=gone'])(
    'are refused for %s',
    async (query) => {
      expect((await site.ask(`/api/posts/facets?${query}`)).status).toBe(400)
    },
  )
})

describe('where there are too many posts to look at all', () => {
  /** Notes how many documents and hits may be looked at. */
  function large() {
    const limits: number[] = []
    const countValues: Collection<PostDoc>['countValues'] = async (_field, _filter, { atMost }) => {
      limits.push(atMost)
      return { counts: new Map(), isWhole: false }
    }
    const searchIds: ReadModels['searchIds'] = async (...[, , , { limit }]) => {
      limits.push(limit)
      return Array.from({ length: limit }, (_, at) => String(at))
    }
    const readModels = {
      collection: () => ({ countValues, get: async () => null, many: async () => new Map(), find: async () => [] }),
      moment: async () => 'now',
      position: async () => beforeFirst,
      searchIds,
    }
    return {
      limits,
      asking: { readModels: readModels as unknown as ReadModels, now, reached: beforeFirst, viewer: null } as Asking,
    }
  }
  const asked = (filters: Filters) => postReads.countFacets.query.parse(filters)

  it.each([
    ['of a list', { categories: 'pets' }, { hits: 0, looks: 5 }],
    ['of a search', { q: 'kettle' }, { hits: 1, looks: 4 }],
    [
      'of a search by everything',
      {
        q: 'kettle',
        types: 'sales',
        categories: 'pets',
        subCategories: 'petfood',
        stores: 'pet-world',
        minDiscount: '10',
      },
      { hits: 2, looks: 5 },
    ],
  ])('the counts %s say so, and the looks are bounded', async (_what, filters, { hits, looks }) => {
    const { limits, asking } = large()
    const answer = postFacets.parse(await countFacets.ask(asking, asked(filters)))
    expect(answer.stores.isExact).toBe(false)
    expect(limits.filter((limit) => limit === 2_000)).toHaveLength(hits)
    expect(limits.filter((limit) => limit === 2_001)).toHaveLength(looks)
    expect(limits).toHaveLength(hits + looks)
  })
})
