import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { aShop } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
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
