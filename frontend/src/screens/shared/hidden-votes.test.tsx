import { act, screen } from '@testing-library/react'
import type { RankView, WhyFound } from '@deals/events'
import { clockSlice } from '../../lib/clock.slice.ts'
import { aPostCard } from '../../testing/builders.ts'
import { show } from '../../testing/show.tsx'
import { placeSentences } from '../post/WhyHere.tsx'
import { foundTerms } from '../search/WhyFound.tsx'
import { MiniDeal } from './MiniDeal.tsx'

const rank: RankView = {
  best: 689,
  terms: { votes: 1.54, approval: 0.2, comments: 0.1, price: 0, expiry: 0, time: 687 },
  countedVotes: 34,
  excludedVotes: 2,
  outdatedVotes: 1,
  oneMoreVote: 0.01,
  place: 7,
}
const found: WhyFound = {
  place: 3,
  total: 9,
  isWhole: true,
  words: [],
  terms: { text: 2, votes: 1.15, age: 1, expiry: 1 },
}

it.each([true, false])('why a post is here, hidden %s', (areVotesHidden) => {
  const said = placeSentences(rank, { areVotesHidden })
  expect(said[0]).toBe('Number 7 among the best.')
  expect(/34|2 not|0\.01/.test(said.join(' '))).toBe(!areVotesHidden)
})

it.each([
  [0.01, 'One more vote up would add 0.01.'],
  [-0.13, 'One more vote up would take away 0.13.'],
])('a vote that brings %d is told as one', (oneMoreVote, sentence) => {
  expect(placeSentences({ ...rank, oneMoreVote })).toContain(sentence)
})

it.each([
  [true, ['2.00', 'shown later', '× 1.00']],
  [false, ['2.00', '× 1.15', '× 1.00', '2.30']],
])('why a search found it, hidden %s', (areVotesHidden, values) => {
  expect(foundTerms(found, { areVotesHidden }).map(([, value]) => value)).toEqual(values)
})

it('a post beside the page says that it is new until its time is over', async () => {
  const post = aPostCard({ votes: 10, storeName: 'Norvik', votesHiddenUntil: '2026-11-20T12:05:00.000Z' })
  const { store } = await show(<MiniDeal post={post} />)
  expect(screen.getByText(/Norvik/)).toHaveTextContent(/Norvik · New$/)
  const over = clockSlice.actions.clockTicked(Date.parse('2026-11-20T12:05:00Z'))
  await act(async () => store.dispatch(over))
  expect(screen.getByText(/Norvik/)).toHaveTextContent(/Norvik · 10 votes$/)
})
