import fc from 'fast-check'
import { subCategories } from '../categories/sub-categories.ts'
import { endOfMoves, leadingTo, type SubCategoryMoves } from '../categories/sub-category-moves.ts'
import { shelfAfter, shelvesAfter } from './moved-sub-categories.ts'

const moves = { headphonesearbuds: 'wearables', wearables: 'drones' }

it('leads on to the end of the way, across categories', () => {
  expect(endOfMoves(moves, 'headphonesearbuds')).toBe('drones')
  expect(leadingTo(moves, 'drones')).toEqual(['headphonesearbuds', 'wearables'])
  expect(shelfAfter(moves, { categorySlug: 'techelectronics', subCategorySlug: 'headphonesearbuds' })).toEqual({
    categorySlug: 'hobbies',
    subCategorySlug: 'drones',
  })
})

it('leads nowhere from what is no sub-category, whatever it is called', () => {
  expect(['constructor', '__proto__', 'toString', ''].map((slug) => endOfMoves(moves, slug))).toEqual([
    'constructor',
    '__proto__',
    'toString',
    '',
  ])
})

it.each([
  ['what was not moved', { categorySlug: 'techelectronics', subCategorySlug: 'phones' }],
  ['what is in no sub-category', { categorySlug: 'techelectronics', subCategorySlug: null }],
])('leaves %s where it is', (_what, shelf) => {
  expect(shelfAfter(moves, shelf)).toBe(shelf)
})

it('narrows a list of a category to where its sub-categories lead, by name or slug', () => {
  expect(
    shelvesAfter(moves, { categories: ['techelectronics'], subCategories: ['Headphones & Earbuds', 'phones'] }),
  ).toEqual({
    categories: ['techelectronics', 'hobbies'],
    subCategories: ['drones', 'headphonesearbuds', 'wearables', 'phones'],
  })
})

it('narrows to nothing more where nothing was moved', () => {
  const asked = { categories: ['hobbies'], subCategories: ['drones'] }
  expect(shelvesAfter({}, asked)).toEqual(asked)
})

const slug = fc.constantFrom(...subCategories.slice(0, 6).map((sub) => sub.slug))

it('whatever moves the log holds, each way ends, and its end leads nowhere that leads back', () => {
  fc.assert(
    fc.property(fc.dictionary(slug, slug), slug, (any: SubCategoryMoves, from) => {
      const end = endOfMoves(any, from)
      expect(end === from || leadingTo(any, end).includes(from)).toBe(true)
    }),
  )
})
