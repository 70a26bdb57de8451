import { fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { aShop } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { HowReliable } from '../shared/HowReliable.tsx'
import { StoreScreen } from './StoreScreen.tsx'

it('the old address of a store that was merged leads to the one that stays, with what was asked', async () => {
  const store = aShop()
  const { address } = await show(
    <Routes>
      <Route path="/store/:slug" element={<StoreScreen />} />
    </Routes>,
    {
      api: fakeApi({
        'GET /api/stores/na': { body: store },
        'GET /api/stores/north-audio': { body: store },
        'GET /api/posts': { body: { posts: [], total: 0 } },
      }),
      at: '/store/na?tab=expired',
    },
  )
  expect(await screen.findByRole('heading', { name: 'North Audio' })).toBeVisible()
  expect(address()).toBe('/store/north-audio?tab=expired')
})

const untried = {
  worked: 0,
  failed: 0,
  lastWorkedAt: null,
  isLastByPoster: false,
  isDoubtful: false,
  own: null,
  isOwnDeal: false,
}
const aCoupon = (postId: number, words = {}) => ({
  postId,
  type: 'sales',
  title: `Sale ${postId}`,
  subtitle: 'Up to 60% off',
  price: 0,
  currency: 'USD',
  expiresAt: null,
  code: `CODE${postId}`,
  words: { ...untried, ...words },
})

it('lists the codes of a store, and takes what a member says of one', async () => {
  const tried = 'POST /api/posts/7/coupon'
  const { api, user } = await show(
    <Routes>
      <Route path="/store/:slug" element={<StoreScreen />} />
    </Routes>,
    {
      api: fakeApi({
        'GET /api/stores/north-audio': { body: aShop() },
        'GET /api/stores/north-audio/coupons': { body: { coupons: [aCoupon(7, { failed: 1 }), aCoupon(8)], total: 3 } },
        [tried]: { body: { worked: false } },
      }),
      at: '/store/north-audio?tab=coupons',
      signedIn: true,
    },
  )
  const row = within(await screen.findByRole('region', { name: 'Whether CODE7 works' }))
  expect(screen.getByRole('link', { name: 'Coupons' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByText('1 more code on the pages of active deals.')).toBeVisible()
  expect(row.getByText(/^1 member says it did not work in the last 3 days/)).toBeVisible()
  const box = row.getByText('CODE7').parentElement
  expect(box).toHaveAttribute('data-doubtful', 'false')
  await user.click(row.getByRole('button', { name: 'Did not work' }))
  expect(await row.findByText('It may not work any more.')).toBeVisible()
  expect(row.getByText(/2 members say it did not work/)).toBeVisible()
  expect(box).toHaveAttribute('data-doubtful', 'true')
  expect(row.getByRole('button', { name: 'Did not work' })).toHaveAttribute('aria-pressed', 'true')
  expect(api.asked(tried).map(({ body }) => body)).toEqual([{ code: 'CODE7', worked: false }])
})

it('says how far the deals could be relied on to whoever asks, and nothing of too few', async () => {
  const asked = 'GET /api/stores/north-audio/reliability'
  const { api } = await show(<HowReliable whose={{ store: 'north-audio' }} />, {
    api: fakeApi({
      [asked]: {
        body: {
          confirmed: { value: 0.8, deals: 5 },
          accurate: { value: null, deals: 4 },
          medianHours: { value: 72, deals: 9 },
          early: { value: 0, deals: 9 },
          deals: 20,
        },
      },
    }),
  })
  expect(api.asked(asked)).toEqual([])
  const details = screen.getByRole('group')
  details.setAttribute('open', '')
  fireEvent(details, new Event('toggle'))
  expect(await screen.findByText('80%')).toBeVisible()
  const figures = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent)
  expect(figures).toEqual(['80%', 'not enough deals yet', '3 days', '0%'])
  expect(screen.getByText(/^Price as on the page: 4 deals whose page was read/)).toBeVisible()
})
