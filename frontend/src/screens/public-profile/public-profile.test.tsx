import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { usuallyShown, type PublicProfile } from '@deals/events'
import { aComment, aPostCard, aProfile } from '../../testing/builders.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { everythingInSight } from '../../testing/in-sight.ts'
import { show } from '../../testing/show.tsx'
import { PublicProfileScreen } from './PublicProfileScreen.tsx'

const list = 'GET /api/users/ann/posts'

const months = [
  { month: '2026-11', up: 1200, down: 3 },
  { month: '2026-09', up: 5, down: 0 },
]

function open(at: string, profile: Partial<PublicProfile> = {}) {
  const posts = { posts: [aPostCard({ title: 'Trail shoes' })], total: 1 }
  const api = fakeApi({
    'GET /api/users/ann': { body: aProfile(profile) },
    'GET /api/users/ann/comments': { body: { comments: [], total: 0 } },
    'GET /api/users/ann/votes': { body: { months } },
    [list]: { body: posts },
  })
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

const tabs = async () => {
  const row = await screen.findByRole('navigation', { name: 'What ann wrote' })
  return within(row)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}
const all = { comments: true, badges: true, votes: true }

it.each([
  [all, ['Active posts', 'Expired posts', 'Comments', 'Votes']],
  [{ ...all, comments: false }, ['Active posts', 'Expired posts', 'Votes']],
  [usuallyShown, ['Active posts', 'Expired posts', 'Comments']],
])('a reader who sees %j has the tabs %j', async (visible, expected) => {
  await open('/user/ann', { shown: visible, visible })
  await waitFor(async () => expect(await tabs()).toEqual(expected))
})

it('what a member does not show is said to be so where an address leads there', async () => {
  await open('/user/ann?tab=comments', { visible: { ...all, comments: false } })
  expect(await screen.findByText('ann does not show this.')).toBeVisible()
})

it('who sees what others do not is told', async () => {
  await open('/user/ann?tab=comments', { visible: all, shown: { ...all, comments: false } })
  expect(await screen.findByText('Only the member and moderators see this.')).toBeVisible()
})

it('comments behind a page of none that the reader may see are shown', async () => {
  const goOn = everythingInSight()
  const { api } = await open('/user/ann?tab=votes', { visible: all, shown: all })
  const seen = { ...aComment({ content: 'Fits well.' }), postTitle: 'Trail shoes' }
  api.answer('GET /api/users/ann/comments', ({ params }) => ({
    body: { comments: params['page'] === '1' ? [] : [seen], total: 30 },
  }))
  await userEvent.click(await screen.findByRole('link', { name: 'Comments' }))
  expect(await screen.findByText('Fits well.')).toBeVisible()
  goOn()
})

it('votes are counted month by month and together', async () => {
  await open('/user/ann?tab=votes', { visible: all, shown: all })
  const rows = await screen.findAllByRole('row')
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'November 20261,2003',
    'September 202650',
    'Together1,2053',
  ])
})

it.each([
  [{ postsPublished: 3, postsLiked: 2 }, /3 posts.*67% with 10 votes or more.*2 comments.*12 reputation/],
  [{ postsPublished: 0, postsLiked: 0 }, /0 posts2 comments/],
  [{ reportsUpheld: 5, reportsDecided: null }, /2 comments5 helpful reports12 reputation/],
  [{ postsPublished: 1, postsLiked: 0, commentCount: 1, reportsUpheld: 1 }, /1 post0%.*1 comment1 helpful report/],
  [{ reportsUpheld: 5, reportsDecided: 8 }, /5 helpful reports of 8/],
])('a member with %j is told of in numbers', async (said, words) => {
  await open('/user/ann', said)
  const name = await screen.findByRole('heading', { name: 'ann' })
  expect(name.closest('header')).toHaveTextContent(words)
})
