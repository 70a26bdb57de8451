import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { aPostCard, aProfile } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { PublicProfileScreen } from './PublicProfileScreen.tsx'

const list = 'GET /api/users/ann/posts'

function open(at: string) {
  const posts = { posts: [aPostCard({ title: 'Trail shoes' })], total: 1 }
  const api = fakeApi({ 'GET /api/users/ann': { body: aProfile() }, [list]: { body: posts } })
  const screenOf = (
    <Routes>
      <Route path="/user/:username" element={<PublicProfileScreen />} />
    </Routes>
  )
  return show(screenOf, { api, at }).then((shown) => ({ ...shown, api }))
}

it('posts of a member are sorted as the address says, and the address as is chosen', async () => {
  const { user, address, api } = await open('/user/ann?tab=expired&sort=best')
  const order = await screen.findByRole('combobox', { name: 'Sort by' })
  expect(order).toHaveValue('best')
  await user.selectOptions(order, 'Oldest')
  expect(address()).toBe('/user/ann?tab=expired&sort=oldest')
  await waitFor(() => {
    expect(api.asked(list).map(({ params: { statuses, sortOrder } }) => [statuses, sortOrder])).toEqual([
      ['expired', 'best'],
      ['expired', 'oldest'],
    ])
  })
})

it('an order that there is not is the newest first', async () => {
  await open('/user/ann?sort=cheapest')
  expect(await screen.findByRole('combobox', { name: 'Sort by' })).toHaveValue('newest')
})
