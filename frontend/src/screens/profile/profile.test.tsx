import { screen } from '@testing-library/react'
import { aProfile, aPostCard } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { everythingInSight } from '../../testing/in-sight.ts'
import { show } from '../../testing/show.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'

const list = 'GET /api/users/ann/posts'

/** A member with so many posts, in pages of 25. */
function withPosts(count: number) {
  const all = Array.from({ length: count }, (_, at) => aPostCard({ id: at + 1, title: `Deal ${at + 1}` }))
  const api = fakeApi({ 'GET /api/users/ann': { body: aProfile() } })
  api.answer(list, ({ params: { page = '1' } }) => {
    const from = (Number(page) - 1) * 25
    return { body: { posts: all.slice(from, from + 25), total: count } }
  })
  return api
}

let outOfSight = () => {}
beforeEach(() => {
  outOfSight = everythingInSight()
})
afterEach(() => {
  outOfSight()
})

it.each([
  ['/profile', 'active,expired'],
  ['/profile?tab=review', 'ai-review,staff-review,poster-review'],
  ['/profile?tab=deleted', 'deleted'],
])('%s leads to every post of the member that is %s', async (at, statuses) => {
  const api = withPosts(60)
  await show(<ProfileScreen />, { api, at, signedIn: { username: 'ann' } })
  expect(await screen.findByText('Deal 60')).toBeVisible()
  expect(screen.getByText('Deal 1')).toBeVisible()
  expect(screen.getByText('You have seen them all')).toBeVisible()
  expect(api.asked(list).map(({ params }) => [params['page'], params['statuses']])).toEqual([
    ['1', statuses],
    ['2', statuses],
    ['3', statuses],
  ])
})

it('says where nothing is', async () => {
  await show(<ProfileScreen />, { api: withPosts(0), at: '/profile?tab=deleted', signedIn: { username: 'ann' } })
  expect(await screen.findByText('Nothing was deleted.')).toBeVisible()
})
