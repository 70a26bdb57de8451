import { screen, waitFor, within } from '@testing-library/react'
import type { ScoresView } from '@deals/events'
import { fakeApi, type FakeAnswer } from '../../../testing/fake-api.ts'
import { show } from '../../../testing/show.tsx'
import { dollars, seconds, tokens } from './score-words.ts'
import { ScoresScreen } from './ScoresScreen.tsx'

const view: ScoresView = {
  dates: ['2026-11-19', '2026-11-20'],
  queue: { waiting: 12, underWay: 2, waitingSince: '2026-11-20T11:00:00.000Z' },
  reasons: [
    { reason: 'timeout', count: 3 },
    { reason: 'late', count: 40 },
  ],
  scorers: [
    {
      model: 'big',
      promptVersion: 'score-1',
      made: [4, 6],
      missed: [0, 1],
      tokens: [9000, 3000],
      costs: [200_000, 50_000],
    },
    { model: 'built-in', promptVersion: 'rules-4', made: [100, 0], missed: [0, 0], tokens: [0, 0], costs: [0, 0] },
  ],
  medianWaitSeconds: 2.5,
  medianSeconds: 300,
  isCut: false,
}
const retry = 'POST /api/staff/scores/retry'
const failed = { postId: 7, title: 'A kettle', attempt: 2, at: '2026-11-20T10:00:00.000Z', message: null, score: 61 }
const opened = (more: Readonly<Record<string, FakeAnswer>> = {}) =>
  show(<ScoresScreen />, {
    api: fakeApi({
      'GET /api/staff/scores': { body: view },
      'GET /api/staff/scores/failures': { body: { scores: [failed], total: 40 } },
      ...more,
    }),
    signedIn: { username: 'stacy', isStaff: true },
  })

it('tells what waits, what was made, and what it cost', async () => {
  await opened()
  const now = await screen.findByLabelText('Now and in these days')
  expect(
    within(now)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual([...['12', '2', '1 h ago', '110', '2.5 s', '5 min', '$0.2500']])
  const models = within(screen.getByRole('region', { name: 'Models' }))
  expect(models.getByRole('row', { name: 'big, score-1 10 1 12 k $0.2500' })).toBeVisible()
  expect(screen.getByRole('img', { name: /Cost of big, score-1 by day: \$0\.2500/ })).toBeVisible()
  expect(screen.queryByRole('img', { name: /Cost of built-in/ })).toBeNull()
})

it('has all scores of one reason made anew, and says what is left', async () => {
  const { api, user } = await opened({ [retry]: { body: { asked: 500, left: 20 } } })
  await user.click(await screen.findByRole('button', { name: 'Retry all: The model took too long' }))
  expect(await screen.findByText('500 scores are made anew. 20 more are left for another time.')).toBeVisible()
  expect(api.asked(retry)[0]?.body).toEqual({ reason: 'late' })
  await waitFor(() => expect(api.asked('GET /api/staff/scores').length).toBeGreaterThan(1))
})

it('shows the posts behind a reason, and has one made anew', async () => {
  const { api, user } = await opened({ [retry]: { status: 404, body: { message: 'Score not found' } } })
  await user.click(await screen.findByRole('button', { name: 'Posts: The model took too long' }))
  expect(await screen.findByRole('link', { name: 'A kettle' })).toHaveAttribute('href', '/post/7')
  expect(api.asked('GET /api/staff/scores/failures')[0]?.params).toEqual({ reason: 'late', page: '1' })
  await user.click(screen.getByRole('button', { name: 'Retry post 7' }))
  expect(await screen.findByText('Score not found')).toBeVisible()
  expect(api.asked(retry)[0]?.body).toEqual({ postId: 7 })
})

it('says that all is well, and that it could not be loaded', async () => {
  const { api, user } = await opened({ 'GET /api/staff/scores': { status: 500, body: { message: 'no' } } })
  const again = await screen.findByRole('button', { name: 'Try again' })
  api.answer('GET /api/staff/scores', { body: { ...view, reasons: [], scorers: [] } })
  await user.click(again)
  expect(await screen.findByText('Nothing: each post has its score or waits.')).toBeVisible()
  expect(screen.getByText('No score was made in these days.')).toBeVisible()
})

it.each([
  [0, '$0', '0'],
  [1_400, '$0.0014', '1 k'],
  [2_500_000, '$2.50', '2.5 M'],
])('%i is written short', (amount, money, count) => {
  expect([dollars(amount), tokens(amount)]).toEqual([money, count])
})
it('times are written in what they are counted by', () => {
  expect([null, 0.4, 119, 120].map(seconds)).toEqual(['None yet', '0.4 s', '119 s', '2 min'])
})
