import { fieldsFrom, placeQuery, type PostPlace } from './place-in-address.ts'

it.each<[string, PostPlace, ReturnType<typeof fieldsFrom>]>([
  ['nowhere', {}, {}],
  ['a category', { category: 'computers' }, { categorySlug: 'computers' }],
  [
    'a sub-category',
    { category: 'computers', subCategory: 'laptops' },
    { categorySlug: 'computers', subCategorySlug: 'laptops' },
  ],
  ['a sub-category of another', { category: 'pets', subCategory: 'laptops' }, { categorySlug: 'pets' }],
  ['a category that is not there', { category: 'nothing' }, {}],
  [
    'a store with signs in its name',
    { store: { slug: 'inkwell-co', name: 'Inkwell & Co' } },
    { storeSlug: 'inkwell-co', storeName: 'Inkwell & Co' },
  ],
  ['what is no name of a store', { store: { slug: 'a', name: 'a'.repeat(61) } }, {}],
])('a post from %s begins with what is known', (_from, place, fields) => {
  expect(fieldsFrom(new URLSearchParams(placeQuery(place)))).toEqual(fields)
})
