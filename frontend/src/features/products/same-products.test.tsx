import { screen, waitFor, within } from '@testing-library/react'
import type { SameProduct } from '@deals/events'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { postInLink } from './post-in-link.ts'
import { SameProducts } from './SameProducts.tsx'

it.each([
  ['12', 12],
  [' https://deals.example/post/12?a=b#comments ', 12],
  ['/post/12/', 12],
  ['0', undefined],
  ['https://deals.example/store/12', undefined],
  ['post twelve', undefined],
  ['', undefined],
])('%s leads to the post %s', (text, id) => {
  expect(postInLink(text)).toBe(id)
})

const pair = (said: Partial<SameProduct>): SameProduct => ({
  post: { id: 9, title: 'Red kettle', price: 20, currency: 'USD', status: 'expired', storeName: 'Acme' },
  voices: 2,
  isOwn: false,
  canConfirm: false,
  canRefuse: false,
  ...said,
})
const say = 'POST /api/posts/7/same-product'
const refuse = 'DELETE /api/posts/7/same-product/9'

it('shows what waits for others, and takes the word of a member', async () => {
  const same = { linked: [], proposed: [pair({ canConfirm: true, canRefuse: true })], canPropose: false }
  const { api, user } = await show(<SameProducts postId={7} same={same} />, {
    api: fakeApi({
      [say]: { body: { state: 'linked', voices: 3 } },
      [refuse]: { body: { state: 'parted', voices: 0 } },
    }),
    signedIn: true,
  })
  const line = within(screen.getByRole('listitem'))
  expect(line.getByRole('link', { name: 'Red kettle' })).toHaveAttribute('href', '/post/9')
  expect(screen.getByRole('listitem')).toHaveTextContent('$20.00 · Acme · expired · 2 of 3 say so')
  await user.click(line.getByRole('button', { name: 'It is the same' }))
  // One word is taken after the other.
  const other = line.getByRole('button', { name: 'Not the same' })
  await waitFor(() => expect(other).toBeEnabled())
  await user.click(other)
  await waitFor(() => expect(api.asked(refuse)).toHaveLength(1))
  expect(api.asked(say).map(({ body }) => body)).toEqual([{ otherId: 9 }])
})

it('says what is wrong with a link, of itself and as the site says it', async () => {
  const { api, user } = await show(
    <SameProducts postId={7} same={{ linked: [pair({})], proposed: [], canPropose: true }} />,
    { api: fakeApi({ [say]: { status: 409, body: { message: 'Their prices are in different currencies.' } } }) },
  )
  const field = screen.getByRole('textbox', { name: 'Is this the same as another post?' })
  await user.type(field, 'kettle')
  await user.click(screen.getByRole('button', { name: 'Say so' }))
  expect(field).toHaveAccessibleDescription(/Paste the address of a post of this site/)
  expect(api.asked(say)).toEqual([])
  await user.clear(field)
  await user.type(field, '/post/9')
  await user.click(screen.getByRole('button', { name: 'Say so' }))
  expect(await screen.findByText('Their prices are in different currencies.')).toBeVisible()
})
