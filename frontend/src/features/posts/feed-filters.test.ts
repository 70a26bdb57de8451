import { countFilters, filtersFrom, paramsOf, toggled } from './feed-filters.ts'
import { postListParams } from './post-list-request.ts'

describe('filters in an address', () => {
  it('come back as they went in', () => {
    const filters = { categories: ['computers', 'gaming'], stores: ['norvik'], sortOrder: 'price_asc' } as const
    expect(filtersFrom(paramsOf(filters))).toEqual(filters)
    expect(countFilters(filters)).toBe(3)
  })

  it('leave out what does not exist and what is said twice', () => {
    const filters = filtersFrom(new URLSearchParams('categories=computers,computers,nonsense&sort=upwards'))
    expect(filters).toEqual({ categories: ['computers'], stores: [], sortOrder: null })
  })

  it('are nothing when nothing is set', () => {
    expect(paramsOf({ categories: [], stores: [], sortOrder: null }).toString()).toBe('')
  })

  it('are switched on and off', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  })
})

describe('a request for posts', () => {
  it('writes lists with commas, and commas inside names as ~', () => {
    const params = postListParams({ types: ['product'], subCategories: ['Hats, Scarves & Gloves', 'Shoes'] }, 2)
    expect(params).toMatchObject({ page: 2, types: 'product', subCategories: 'Hats~ Scarves & Gloves,Shoes' })
  })

  it('asks for recommendations on the first page alone', () => {
    expect(postListParams({ includeRecommendations: true }, 1).includeRecommendations).toBe(true)
    expect(postListParams({ includeRecommendations: true }, 2).includeRecommendations).toBeUndefined()
  })
})
