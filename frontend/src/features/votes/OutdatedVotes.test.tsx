import { screen, waitFor } from '@testing-library/react'
import { fakeApi } from '../../testing/fake-api.ts'
import { show } from '../../testing/show.tsx'
import { OutdatedVotes, outdatedSentence } from './OutdatedVotes.tsx'

const call = 'POST /api/posts/7/votes'
const post = { id: 7, userVote: 1 } as const
const votes = { changed: 'price', at: '2026-11-20T10:00:00.000Z', before: 38, after: 4, isMine: true } as const

it.each([
  ['price', 38, 4, '38 votes before the deal got dearer, 4 since. Those before weigh half.'],
  ['link', 1, 0, '1 vote before the link was changed, none since. Those before weigh half.'],
  ['store', 2, 1, '2 votes before the store was changed, 1 since. Those before weigh half.'],
] as const)('says what changed: %s', (...row) => {
  const [changed, before, after, sentence] = row
  expect(outdatedSentence({ changed, before, after })).toBe(sentence)
})

it('gives the vote to the deal as it has become, with one press', async () => {
  const api = fakeApi({ [call]: { body: { vote: { value: 1 }, votes: 42 } } })
  const { user } = await show(<OutdatedVotes post={post} votes={votes} />, { api, signedIn: true })
  await user.click(screen.getByRole('button', { name: 'Still a good deal' }))
  expect(await screen.findByText(/^37 votes before the deal got dearer, 5 since/)).toBeVisible()
  expect(api.asked(call)).toMatchObject([{ body: { value: 1, again: true } }])
  expect(screen.queryByRole('button')).toBeNull()
})

it('keeps the offer where the server says no, and says why', async () => {
  const api = fakeApi({ [call]: { status: 429, body: 'You are voting too fast.' } })
  const { user } = await show(<OutdatedVotes post={{ ...post, userVote: -1 }} votes={votes} />, { api, signedIn: true })
  await user.click(screen.getByRole('button', { name: 'Still no good deal' }))
  expect(await screen.findByText('You are voting too fast.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Still no good deal' })).toBeEnabled())
})

it('asks nothing of whoever voted since, or not at all', async () => {
  await show(<OutdatedVotes post={{ ...post, userVote: null }} votes={{ ...votes, isMine: false }} />, {
    api: fakeApi({}),
  })
  expect(screen.queryByRole('button')).toBeNull()
})

it('tells no number while the post is new', async () => {
  const hidden = { ...post, votesHiddenUntil: '2026-11-20T12:05:00.000Z' }
  await show(<OutdatedVotes post={hidden} votes={votes} />, { api: fakeApi({}), signedIn: true })
  const said = 'Votes from before the deal got dearer weigh half. Yours is one of them.'
  expect(screen.getByText(said)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Still a good deal' })).toBeVisible()
})
