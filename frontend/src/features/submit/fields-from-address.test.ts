import { fieldsFrom } from './fields-from-address.ts'
import { placeQuery, type PostPlace } from './place-in-address.ts'

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

const shop = 'https://shop.example/p/1?size=44'

it.each<[string, Record<string, string>, string | undefined]>([
  ['the link itself', { url: shop, title: 'Shoes' }, shop],
  ['words around it', { title: 'Shoes', text: `Look at these\n${shop} !` }, shop],
  ['a link and words around another', { url: shop, text: 'https://other.example/' }, shop],
  ['a short link, of which the form says why it is refused', { text: 'https://amzn.to/3xYz' }, 'https://amzn.to/3xYz'],
  ['words alone', { text: 'Shoes, half price' }, undefined],
  ['what is no address', { url: 'https://' }, undefined],
  ['what no page is at', { url: 'javascript:alert(1)' }, undefined],
])('a device that shares %s fills in its link', (_what, shared, dealUrl) => {
  expect(fieldsFrom(new URLSearchParams(shared)).dealUrl).toBe(dealUrl)
})
