import { screen } from '@testing-library/react'
import type { StoreDetails } from '@deals/events'
import { show } from '../../testing/show.tsx'
import { StoreHeader } from './StoreHeader.tsx'

const north: StoreDetails = {
  slug: 'north-audio',
  name: 'North Audio',
  url: null,
  iconUrl: null,
  description: null,
  activeDeals: 4,
  status: 'active',
  hosts: [],
  affiliateDisclosed: false,
  pausedUntil: null,
  postedIn30Days: 2,
  medianDiscount: null,
  expiredEarly: null,
}

it('says until when a store takes no deals', async () => {
  await show(<StoreHeader store={{ ...north, pausedUntil: '2026-12-03T00:00:00.000Z' }} />)
  expect(screen.getByText('This store takes no deals until December 3, 2026')).toBeVisible()
})

it('says nothing of a pause that there is not', async () => {
  await show(<StoreHeader store={north} />)
  expect(screen.queryByText(/takes no deals/)).not.toBeInTheDocument()
})
