import { screen, waitFor, within } from '@testing-library/react'
import type { ReplayDetails, ReplayedPost } from '@deals/events'
import { fakeApi, type FakeAnswer } from '../../../testing/fake-api.ts'
import { show } from '../../../testing/show.tsx'
import { compared, signed, summaryOf } from './compare-scores.ts'
import { ReplaysScreen } from './ReplaysScreen.tsx'

const points = { price: 28, features: 24, brand: 14, support: 8 }
const post = (postId: number, score: number | null): ReplayedPost => ({
  postId,
  title: `Kettle ${postId}`,
  before: { score: 74, points },
  missed: null,
  after: score === null ? null : { score, points: { ...points, price: 28 + score - 74 } },
})
const { posts, ...view }: ReplayDetails = {
  replayId: 'r1',
  at: '2026-11-20T11:00:00.000Z',
  by: 'stacy',
  model: 'bigger',
  promptVersion: 'score-1',
  mostTokens: 500_000,
  total: 4,
  done: 3,
  tokens: 3600,
  cost: 4200,
  outcome: null,
  because: null,
  posts: [post(1, 75), post(2, 60), { ...post(3, null), missed: 'late' }, post(4, null)],
}
const path = 'GET /api/staff/scores/replays'
const start = 'POST /api/staff/scores/replays'
const opened = (more: Readonly<Record<string, FakeAnswer>> = {}) =>
  show(<ReplaysScreen />, {
    api: fakeApi({
      [path]: { body: { replays: [view] } },
      [`${path}/r1`]: { body: { ...view, posts } },
      ...more,
    }),
    signedIn: { username: 'stacy', isStaff: true },
  })

it('shows how far a replay is, and the scores beside each other, those that differ most first', async () => {
  await opened()
  expect(await screen.findByText('Under way')).toBeVisible()
  const rows = within(await screen.findByRole('region', { name: 'Scores now and replayed' })).getAllByRole('row')
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Kettle 274 Good60 Fair−14−14000',
    'Kettle 174 Good75 Good+1+1000',
  ])
  expect(screen.getByText('The model took too long: 1')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Start replay' })).toBeDisabled()
})

it('starts a replay by the built-in rules, or by a model with an end to its tokens', async () => {
  const sentence = 'No post has a score yet.'
  const { api, user, address } = await opened({
    [path]: { body: { replays: [] } },
    [start]: { status: 409, body: { message: sentence } },
  })
  await user.click(await screen.findByRole('button', { name: 'Start replay' }))
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(api.asked(start)[0]?.body).toMatchObject({ model: null })
  api.answer(start, { status: 201, body: { replayId: 'r1', total: 4 } })
  await user.type(screen.getByRole('textbox', { name: 'Model' }), 'bigger')
  await user.clear(screen.getByRole('textbox', { name: 'Tokens at most' }))
  await user.type(screen.getByRole('textbox', { name: 'Tokens at most' }), '20000')
  await user.click(screen.getByRole('button', { name: 'Start replay' }))
  await waitFor(() => expect(address()).toBe('/?replay=r1'))
  expect(api.asked(start)[1]?.body).toEqual({ model: 'bigger', promptVersion: 'score-1', mostTokens: 20_000 })
})

it('starts one by the rules whatever is written for a model, and takes back what it said of a field once that changes', async () => {
  const { api, user } = await opened({
    [path]: { body: { replays: [] } },
    [start]: { status: 422, body: { message: 'Wrong', fields: { mostTokens: 'Allow more tokens' } } },
  })
  const tokens = await screen.findByRole('textbox', { name: 'Tokens at most' })
  const model = screen.getByRole('textbox', { name: 'Model' })
  const press = () => user.click(screen.getByRole('button', { name: 'Start replay' }))
  await user.type(model, 'bigger')
  await user.clear(tokens)
  await user.type(tokens, '5')
  await press()
  expect(await screen.findByText('Allow more tokens')).toBeVisible()
  await user.type(tokens, ',000')
  expect(screen.queryByText('Allow more tokens')).toBeNull()
  await press()
  expect(await screen.findByText('Allow more tokens')).toBeVisible()
  await user.clear(model)
  expect(screen.queryByText('Allow more tokens')).toBeNull()
  await press()
  await waitFor(() => expect(api.asked(start)).toHaveLength(3))
  const [, withComma, byRules] = api.asked(start).map(({ body }) => body)
  expect(withComma).toMatchObject({ mostTokens: 5000 })
  expect(byRules).toEqual({ model: null })
})

it.each([
  ['failed', 'the post cannot be read', 'the post cannot be read'],
  ['not-possible', 'no server of models is set (LLM_URL)', 'no server of models is set (LLM_URL)'],
  ['not-possible', null, 'the model gave nothing'],
] as const)('says why a replay that %s ended by itself', async (outcome, because, said) => {
  await opened({ [path]: { body: { replays: [{ ...view, outcome, because }] } } })
  expect(await screen.findByText(`Could not go on: ${said}`)).toBeVisible()
})

it('goes on with the list, also where the scores could not be loaded at first', async () => {
  const { api } = await opened({ [`${path}/r1`]: { status: 503, body: { message: 'busy' } } })
  expect(await screen.findByText('The replay could not be loaded.')).toBeVisible()
  api.answer(path, { body: { replays: [{ ...view, done: 4 }] } })
  // The list is ahead of what comes first: it is asked for again at once.
  const answers = [
    { ...view, done: 3, posts },
    { ...view, done: 4, posts: [post(1, 75)] },
  ]
  api.answer(`${path}/r1`, () => ({ body: answers.length > 1 ? answers.shift() : answers[0] }))
  expect(await screen.findByText('1 of 4')).toBeVisible()
})

it('stops a replay, and says what it came to', async () => {
  const { api, user } = await opened({ [`${start}/r1/stop`]: { body: { replayId: 'r1', total: 4 } } })
  const stop = await screen.findByRole('button', { name: 'Stop' })
  api.answer(path, { body: { replays: [{ ...view, outcome: 'stopped' }] } })
  await user.click(stop)
  expect(await screen.findByText('Stopped')).toBeVisible()
  await waitFor(() => expect(api.asked(`${path}/r1`).length).toBeGreaterThan(1))
})

it('all scores together are a mean, a distance, and labels that would change', () => {
  const both = compared(posts)
  expect(summaryOf(both)).toEqual({ mean: -6.5, meanAway: 7.5, otherLabel: 1 })
  expect(summaryOf([])).toBeNull()
  expect([-6.5, 0, 3].map(signed)).toEqual(['−6.5', '0', '+3'])
})
