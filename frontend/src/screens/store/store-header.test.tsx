import { screen } from '@testing-library/react'
import { aShop } from '../../testing/builders.ts'
import { show } from '../../testing/show.tsx'
import { StoreHeader } from './StoreHeader.tsx'

it('says until when a store takes no deals', async () => {
  await show(<StoreHeader store={aShop({ pausedUntil: '2026-12-03T00:00:00.000Z' })} />)
  expect(screen.getByText('This store takes no deals until December 3, 2026')).toBeVisible()
})

it('says nothing of a pause that there is not', async () => {
  await show(<StoreHeader store={aShop()} />)
  expect(screen.queryByText(/takes no deals/)).not.toBeInTheDocument()
})
