import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { aProfile } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { PublicProfileScreen } from './PublicProfileScreen.tsx'

const page = (
  <Routes>
    <Route path="/user/:username" element={<PublicProfileScreen />} />
  </Routes>
)
const profile = aProfile({ username: 'bob smith' })
const open = (signedIn: { isModerator: boolean }) =>
  show(page, {
    api: fakeApi({
      'GET /api/users/bob%20smith': { body: profile },
      'GET /api/users/bob%20smith/posts': { body: { posts: [], total: 0 } },
    }),
    at: '/user/bob%20smith',
    signedIn,
  })

it('a profile leads moderators to what they know of the member', async () => {
  await open({ isModerator: true })
  expect(await screen.findByRole('link', { name: 'Open at the desk' })).toHaveAttribute(
    'href',
    '/staff/moderation/users?member=bob%20smith',
  )
})

it('and nobody else', async () => {
  await open({ isModerator: false })
  expect(await screen.findByRole('heading', { name: 'bob smith' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Open at the desk' })).not.toBeInTheDocument()
})
