import { findCategories, findSubCategories } from './category-search.ts'

describe('the search among categories', () => {
  it('finds a part of a name in any case', () => {
    expect(findCategories('  TECH ').map(({ slug }) => slug)).toEqual(['techelectronics'])
    expect(findSubCategories('laptop').map(({ name }) => name)).toEqual(['Laptops', 'Laptop Bags'])
  })

  it('takes a blank for no question', () => {
    expect(findCategories('   ')).toHaveLength(24)
    expect(findSubCategories('   ')).toHaveLength(0)
  })

  it('finds nothing where nothing is', () => {
    expect(findCategories('zzz')).toHaveLength(0)
  })
})
