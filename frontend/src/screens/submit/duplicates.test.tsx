import { screen, waitFor } from '@testing-library/react'
import type { LinkPreview } from '@deals/events'
import { emptyForm, type PostFormValues } from '../../features/submit/post-form-values.ts'
import { duplicatesOf } from '../../features/submit/use-found-duplicates.ts'
import { aMember } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { DuplicatesPanel } from './DuplicatesPanel.tsx'
import { OutcomePanel } from './OutcomePanel.tsx'
import { PostsLeft } from './PostsLeft.tsx'

const url = 'https://shop.example/p/1'
const standing: LinkPreview['duplicates'][number] = {
  id: 7,
  title: 'Trail runner 8',
  price: 59.99,
  currency: 'CAD',
  status: 'active',
  createdAt: null,
  url: '/post/7',
  isHard: true,
  kind: 'hard',
}
const preview: LinkPreview = {
  url,
  removed: [],
  title: 'Trail runner 8, size 44',
  price: 59.99,
  currency: 'CAD',
  category: null,
  suggested: [],
  store: null,
  images: [],
  duplicates: [standing],
  message: null,
}
const asRead: PostFormValues = { ...emptyForm('CAD'), dealUrl: url, price: '59.99' }

it.each<[string, Partial<PostFormValues>, string]>([
  ['as the page says', {}, 'hard'],
  ['with more words', { title: 'Shoes' }, 'hard'],
  ['at another price', { price: '39.99' }, 'soft'],
  ['in another currency', { currency: 'USD' }, 'soft'],
  ['with a code', { couponCode: 'RUN' }, 'soft'],
  ['of another page', { dealUrl: `${url}2` }, 'soft'],
])('a form %s collides with what stands: %s', (_what, change, kind) => {
  expect(duplicatesOf(preview, { ...asRead, ...change })).toMatchObject([{ kind, isHard: kind === 'hard' }])
})

it.each([
  ['who may suggest an edit', 1, 'Suggest a price update there', '/edit-post/7'],
  ['who is new here', 0, 'Tell its poster the price', '/post/7#comments-section'],
])('a member %s is led to the post that stands', async (...row) => {
  const [, trustLevel, name, address] = row
  await show(<DuplicatesPanel duplicates={[standing]} />, { api: fakeApi({}), signedIn: aMember({ trustLevel }) })
  expect(screen.getByRole('link', { name: 'Open the existing post' })).toHaveAttribute('href', '/post/7')
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', address)
})

it.each([
  ['product', 'Why is it another deal?'],
  ['sales', 'Why is it another sale?'],
  ['discussion', 'Why is it another discussion?'],
] as const)('whose %s is like another is asked what is different in words of its kind', async (type, question) => {
  const outcome = { kind: 'duplicate', duplicates: [{ ...standing, kind: 'soft', isHard: false }] } as const
  const form = { ...emptyForm('CAD'), type }
  await show(<OutcomePanel outcome={outcome} form={form} errors={{}} onChange={() => undefined} />, { signedIn: true })
  expect(screen.getByRole('textbox', { name: question })).toBeVisible()
})

it('a deal that stood until lately is asked for again by saying that it is available', async () => {
  const call = 'POST /api/posts/7/availability'
  const api = fakeApi({ [call]: { body: { confirmed: 1, denied: 0, lastConfirmedAt: null } } })
  const twin = { ...standing, kind: 'expired-twin', status: 'expired' } as const
  const { user } = await show(<DuplicatesPanel duplicates={[twin]} />, { api, signedIn: true })
  await user.click(screen.getByRole('button', { name: 'Ask to renew it' }))
  await screen.findByText('You asked. Thank you.')
  expect(api.asked(call)).toMatchObject([{ body: { available: true } }])
})

const day = 86_400
it.each([
  ['many', { most: 30, seconds: day, left: 9, nextIn: 0 }, ''],
  ['few', { most: 2, seconds: day, left: 1, nextIn: 60 }, '1 post left today.'],
  ['none', { most: 2, seconds: day, left: 0, nextIn: 720 }, 'You can post again in 12 minutes.'],
])('of %s posts that are left, who is about to write one hears', async (_how, window, words) => {
  const limits = [
    { action: 'submit', title: 'Posts', windows: [{ ...window, most: 99, left: 50 }, window], next: null },
  ]
  const api = fakeApi({ 'GET /api/user/limits': { body: { limits } } })
  await show(<PostsLeft />, { api, signedIn: true })
  // A line for what comes stands there from the beginning, so that nothing moves.
  const [line] = screen.getAllByRole('status')
  await waitFor(() => expect(api.asked('GET /api/user/limits')).toHaveLength(1))
  await waitFor(() => expect(line?.textContent).toBe(words))
})
