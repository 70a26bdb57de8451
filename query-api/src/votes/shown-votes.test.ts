import fc from 'fast-check'
import { positionFrom } from '@deals/events'
import { shownVotes, type ShownVotes } from './shown-votes.ts'

/** What the page shows: it adds the viewer's vote when that is later than the sum. */
function displayed({ votes, userVote, userVoteUpdatedAt, voteAggregatedAt }: ShownVotes): number {
  const isLater = userVoteUpdatedAt !== null && userVoteUpdatedAt > (voteAggregatedAt ?? 0)
  return isLater ? votes + (userVote ?? 0) : votes
}

// The sum of the others is 10. [what happened, in the sum: votes, votesPos, aggregatedAt; the vote; shown]
it.each([
  [
    'a counted vote',
    [
      { votes: 11, votesPos: positionFrom(7), voteAggregatedAt: 500 },
      { value: 1, prior: 0, pos: positionFrom(7), at: 500 },
    ],
    11,
  ],
  [
    'a later vote of somebody else',
    [
      { votes: 11, votesPos: positionFrom(9), voteAggregatedAt: 900 },
      { value: 1, prior: 0, pos: positionFrom(7), at: 500 },
    ],
    11,
  ],
  [
    'a vote not counted yet',
    [
      { votes: 10, votesPos: positionFrom(6), voteAggregatedAt: 400 },
      { value: 1, prior: 0, pos: positionFrom(7), at: 500 },
    ],
    11,
  ],
  [
    'a vote not counted in the same millisecond',
    [
      { votes: 10, votesPos: positionFrom(6), voteAggregatedAt: 500 },
      { value: 1, prior: 0, pos: positionFrom(7), at: 500 },
    ],
    11,
  ],
  [
    'a counted vote in the same millisecond',
    [
      { votes: 11, votesPos: positionFrom(7), voteAggregatedAt: 500 },
      { value: 1, prior: 0, pos: positionFrom(6), at: 500 },
    ],
    11,
  ],
  [
    'a clock that stepped back, not counted',
    [
      { votes: 10, votesPos: positionFrom(6), voteAggregatedAt: 900 },
      { value: 1, prior: 0, pos: positionFrom(7), at: 100 },
    ],
    11,
  ],
  [
    'a clock that stepped back, counted',
    [
      { votes: 11, votesPos: positionFrom(7), voteAggregatedAt: 100 },
      { value: 1, prior: 0, pos: positionFrom(7), at: 900 },
    ],
    11,
  ],
  [
    'a changed vote whose first value is counted',
    [
      { votes: 11, votesPos: positionFrom(6), voteAggregatedAt: 400 },
      { value: -1, prior: 1, pos: positionFrom(7), at: 500 },
    ],
    9,
  ],
  [
    'a vote taken back, not counted yet',
    [
      { votes: 11, votesPos: positionFrom(6), voteAggregatedAt: 400 },
      { value: 0, prior: 1, pos: positionFrom(7), at: 500 },
    ],
    10,
  ],
  [
    'a vote taken back, counted',
    [
      { votes: 10, votesPos: positionFrom(7), voteAggregatedAt: 500 },
      { value: 0, prior: 1, pos: positionFrom(7), at: 500 },
    ],
    10,
  ],
  [
    'the first vote of a post, not counted yet',
    [
      { votes: 0, votesPos: positionFrom(0) },
      { value: 1, prior: 0, pos: positionFrom(7), at: 500 },
    ],
    1,
  ],
  [
    'a vote against, not counted yet',
    [
      { votes: 10, votesPos: positionFrom(6), voteAggregatedAt: 600 },
      { value: -1, prior: 0, pos: positionFrom(7), at: 500 },
    ],
    9,
  ],
] as const)('counts %s once', (_what, [post, vote], shown) => {
  expect(displayed(shownVotes(post, vote))).toBe(shown)
})

it('gives a visitor the sum and nothing of their own', () => {
  expect(shownVotes({ votes: 3, votesPos: positionFrom(4), voteAggregatedAt: 500 }, undefined)).toEqual({
    votes: 3,
    userVote: null,
    voteAggregatedAt: 500,
    userVoteUpdatedAt: null,
  })
})

it('says nothing of a vote that was taken back', () => {
  const shown = shownVotes(
    { votes: 3, votesPos: positionFrom(9), voteAggregatedAt: 500 },
    { value: 0, prior: 1, pos: positionFrom(7), at: 400 },
  )
  expect(shown.userVote).toBeNull()
})

it('shows the sum of the others and the own vote, whatever the clocks say', () => {
  const value = fc.constantFrom<1 | -1 | 0>(1, -1, 0)
  const time = fc.nat({ max: 5 })
  fc.assert(
    fc.property(fc.integer(), value, value, fc.nat({ max: 9 }), fc.nat({ max: 9 }), time, time, (...given) => {
      const [others, now, prior, pos, votesPos, at, voteAggregatedAt] = given
      const counted = pos <= votesPos ? now : prior
      const post = { votes: others + counted, votesPos: positionFrom(votesPos), voteAggregatedAt }
      expect(displayed(shownVotes(post, { value: now, prior, pos: positionFrom(pos), at }))).toBe(others + now)
    }),
  )
})
