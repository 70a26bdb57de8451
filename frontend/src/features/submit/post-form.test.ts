import { postFormTexts } from '@deals/events'
import { amountFrom } from '../../lib/amount.ts'
import { moved } from './moved.ts'
import { draftOfForm } from './draft-of-form.ts'
import { formFromDraft, keptDraftFrom } from './parse-draft.ts'
import { duplicatesInRefusal } from './parse-duplicates.ts'
import { emptyForm, localTimeText, type PostFormValues } from './post-form-values.ts'
import { changedFields, errorsFromServer, postRequest } from './post-request.ts'
import { draftState } from './use-draft.ts'
import { isShouting, validatePostForm } from './validate-post-form.ts'

const now = Date.parse('2026-11-20T12:00:00.000Z')

const product: PostFormValues = {
  ...emptyForm('USD'),
  dealUrl: 'https://shop.example/headphones',
  title: 'Wireless headphones',
  price: '129.00',
  content: 'Back at the price of last summer.',
  categorySlug: 'techelectronics',
  subCategorySlug: 'headphonesearbuds',
  storeName: 'Voltmart',
  storeSlug: 'voltmart',
  images: [{ imageUrl: '/images/a-1600.webp', alt: '' }],
}
const sale: PostFormValues = { ...product, type: 'sales', subtitle: 'Up to 60% off', price: '' }
const talk: PostFormValues = {
  ...emptyForm('USD'),
  type: 'discussion',
  title: 'Which phone plan?',
  content: 'I travel a lot between both countries.',
  categorySlug: 'other',
}

it('lets complete forms of each type through', () => {
  expect(validatePostForm(product, now)).toEqual({})
  expect(validatePostForm(sale, now)).toEqual({})
  expect(validatePostForm(talk, now)).toEqual({})
})

it.each<[keyof PostFormValues, PostFormValues, Partial<PostFormValues>, string]>([
  ['dealUrl', product, { dealUrl: 'shop' }, 'Enter a full web address'],
  ['dealUrl', product, { dealUrl: 'ftp://shop.example' }, 'Enter a full web address'],
  ['dealUrl', product, { dealUrl: 'https://me:secret@shop.example' }, 'Enter a full web address'],
  ['dealUrl', product, { dealUrl: 'https://127.0.0.1/deal' }, 'Enter a full web address'],
  ['dealUrl', product, { dealUrl: 'https://[::1]/deal' }, 'Enter a full web address'],
  ['dealUrl', product, { dealUrl: 'https://bit.ly/deal' }, 'Shortened links are not allowed'],
  ['title', product, { title: '1234567' }, 'Title must be 8 to 150 characters'],
  ['title', talk, { title: 'x'.repeat(151) }, 'Title must be 8 to 150 characters'],
  ['price', product, { price: '' }, 'Enter a price, or choose Free'],
  ['price', product, { price: '12.345' }, 'Enter a price, or choose Free'],
  ['price', product, { price: '1000000' }, 'Enter a price, or choose Free'],
  ['originalPrice', product, { originalPrice: '100' }, 'Original price cannot be lower than the price'],
  ['originalPrice', product, { originalPrice: 'a lot' }, 'Original price is 0 to 999999.99'],
  ['images', talk, { images: Array(5).fill(product.images[0]) }, 'At most 4 pictures'],
  ['subtitle', sale, { subtitle: '' }, 'Describe the sale in up to 60 characters'],
  ['content', product, { content: 'Too short' }, 'Tell others why this is a good deal (20 characters or more)'],
  ['content', talk, { content: 'x'.repeat(29) }, 'Write 30 characters or more'],
  ['categorySlug', talk, { categorySlug: '' }, 'Choose a category'],
  ['subCategorySlug', product, { subCategorySlug: '' }, 'Choose a sub-category'],
  ['storeName', sale, { storeName: '' }, 'Choose a store'],
  ['images', product, { images: [] }, 'Add at least one picture'],
  ['couponCode', product, { couponCode: 'A B' }, 'Code may hold letters, digits, - and _'],
  ['couponSource', product, { couponSource: 'on the radio' }, 'Where is this code published?'],
  ['shippingCost', product, { shipping: 'paid' }, 'Shipping costs 0 to 9999.99, or leave it open'],
  ['location', product, { availability: 'in-store' }, 'Say where this is available'],
  ['expiresAt', product, { expiresAt: '2026-11-01T00:00' }, 'End must be in the future'],
  ['expiresAt', product, { expiresAt: '2028-01-01T00:00' }, 'End must be within a year'],
  ['startsAt', product, { startsAt: '2027-06-01T00:00' }, 'Start must be within the next 30 days'],
])('%s: %#', (...row) => {
  const [field, form, change, message] = row
  expect(validatePostForm({ ...form, ...change }, now)[field]).toBe(message)
})

it('asks for no sub-category where the type or the category needs none', () => {
  expect(validatePostForm({ ...sale, subCategorySlug: '' }, now)).toEqual({})
  expect(validatePostForm({ ...product, categorySlug: 'free', subCategorySlug: '' }, now)).toEqual({})
})

it('needs no link for what is in a store only', () => {
  const inStore: PostFormValues = { ...product, dealUrl: '', availability: 'in-store', location: 'Main Street' }
  expect(validatePostForm(inStore, now)).toEqual({})
})

it('sends what the type has and nothing else', () => {
  expect(postRequest({ ...product, shipping: 'free', couponCode: ' SAVE5 ' })).toMatchObject({
    type: 'product',
    price: 129,
    originalPrice: null,
    shippingCost: 0,
    storeSlug: 'voltmart',
    couponCode: 'SAVE5',
    images: [{ imageUrl: '/images/a-1600.webp', sequence: 0 }],
  })
  expect(Object.keys(postRequest(talk))).not.toEqual(expect.arrayContaining(['price']))
  expect(postRequest(talk)).not.toHaveProperty('dealUrl')
  expect(postRequest({ ...sale, storeSlug: '' })).toMatchObject({ storeName: 'Voltmart', subtitle: 'Up to 60% off' })
  expect(postRequest(sale)).not.toHaveProperty('price')
})

it('edits send the changed fields alone', () => {
  expect(changedFields(product, { ...product, price: '119' })).toEqual({ price: 119 })
  expect(changedFields(product, product)).toEqual({})
})

it('puts the errors of the server to the fields of the form', () => {
  expect(errorsFromServer({ storeSlug: 'Store not found', title: 'No', moon: 'Odd' }, product)).toEqual({
    errors: { storeName: 'Store not found', title: 'No' },
    rest: ['Odd'],
  })
})

it.each([
  ['1,299.50', 1299.5],
  ['1,299', 1299],
  ['12,5', 12.5],
  ['1 299,50 $', 1299.5],
  ['12,34,5', undefined],
  ['12,5000', undefined],
  ['$5', 5],
  ['0', 0],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
])('reads the amount %p as %p', (text, amount) => {
  expect(amountFrom(text)).toBe(amount)
})

it('takes from a draft what it understands', () => {
  const empty = emptyForm('CAD')
  expect(formFromDraft({ title: 'Kept', type: 'moon', images: [{ imageUrl: '/a' }, 3], price: 5 }, empty)).toEqual({
    ...empty,
    title: 'Kept',
    images: [{ imageUrl: '/a', alt: '' }],
  })
  expect(keptDraftFrom('{broken', empty)).toBeUndefined()
  expect(keptDraftFrom(JSON.stringify({ id: 'a', form: { title: 'Kept' } }), empty)?.form.title).toBe('Kept')
})

it('keeps in a draft when a deal starts and ends, wherever it is opened', () => {
  const [startsAt, expiresAt] = ['2026-07-20T14:05', '2026-11-20T23:55']
  const draft = draftOfForm({ ...product, startsAt, expiresAt })
  expect([draft.startsAt, draft.expiresAt]).toEqual([startsAt, expiresAt].map((local) => new Date(local).toISOString()))
  expect(formFromDraft(draft, emptyForm('CAD'))).toEqual({ ...product, startsAt, expiresAt })
  const elsewhere = { ...draft, expiresAt: '2026-11-20T05:30:00.000Z' }
  expect(formFromDraft(elsewhere, product).expiresAt).toBe(localTimeText('2026-11-20T05:30:00Z'))
  expect(draftOfForm(product)).toMatchObject({ startsAt: '', expiresAt: '' })
})

it('opens drafts from before with the times that they hold', () => {
  const times = { startsAt: '2026-11-20T14:05', expiresAt: 'soon' }
  expect(formFromDraft(times, product)).toMatchObject(times)
  expect(draftOfForm({ ...product, expiresAt: 'soon' }).expiresAt).toBe('soon')
})

it('reads the posts that a refusal names', () => {
  const details = {
    message: 'x',
    duplicates: [{ id: 4, title: 'Old', price: 5, currency: 'CAD', isHard: true, kind: 'hard' }, 'odd'],
  }
  expect(duplicatesInRefusal(details)).toEqual([
    { id: 4, title: 'Old', price: 5, currency: 'CAD', status: 'active', createdAt: null, isHard: true, kind: 'hard' },
  ])
})

it.each([
  ['nothing', '', true, postFormTexts.noAlt],
  ['a blank', ' ', true, postFormTexts.noAlt],
  ['words', 'Headphones on a desk', true, undefined],
  ['nothing, of a new member', '', false, undefined],
])('a picture that is described by %s', (...row) => {
  const [, alt, needsAlt, message] = row
  const form = { ...product, images: [{ imageUrl: '/images/a-1600.webp', alt }] }
  expect(validatePostForm(form, now, needsAlt).images).toBe(message)
})

it.each([
  ['was taken', undefined, { kind: 'saved', at: new Date(now) }],
  ['found no server', { status: 0, message: '', sentence: '' }, { kind: 'retrying' }],
  ['came at a bad time', { status: 503, message: '', sentence: 'Busy' }, { kind: 'retrying' }],
  [
    'was one too many',
    { status: 409, message: '', sentence: 'You already have 10 drafts.' },
    { kind: 'refused', sentence: 'You already have 10 drafts.' },
  ],
])('a draft that %s', (_what, error, state) => {
  expect(draftState(error, new Date(now))).toEqual(state)
})

it('moves a picture by one place and stops at the ends', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
})

it('hears shouting', () => {
  expect(isShouting('HUGE SALE TODAY')).toBe(true)
  expect(isShouting('Huge sale today')).toBe(false)
})
