import { displayedVote, initialScore, voteAfterPress, type VoteValue } from './displayed-score.ts'

const early = '2026-11-20T10:00:00.000Z'
const late = '2026-11-20T11:00:00.000Z'

describe('the score of an answer', () => {
  it.each([
    ['no vote of one’s own', null, null, early, 10],
    ['an up vote that the count already holds', 1, early, late, 10],
    ['an up vote younger than the count', 1, late, early, 11],
    ['a down vote younger than the count', -1, late, early, 9],
    ['a vote at the very moment of the count', 1, late, late, 10],
    ['a vote before anything was counted', 1, early, null, 11],
    ['a vote taken back after the count', null, late, early, 10],
  ] as const)('with %s', (...row) => {
    const [, userVote, userVoteUpdatedAt, voteAggregatedAt, score] = row
    expect(initialScore({ votes: 10, userVote, userVoteUpdatedAt, voteAggregatedAt })).toBe(score)
  })
})

describe('a press', () => {
  it.each([
    [null, 1, 1, +1],
    [null, -1, -1, -1],
    [1, 1, null, -1],
    [-1, -1, null, +1],
    [1, -1, -1, -2],
    [-1, 1, 1, +2],
  ] as const)('on %s of %s gives %s and moves the score by %s', (...row) => {
    const [before, pressed, after, change] = row
    const counted = { votes: 10, userVote: before, voteAggregatedAt: late, userVoteUpdatedAt: early }
    const next = voteAfterPress(before, pressed)
    expect(next).toBe(after)
    expect(displayedVote(counted, next)).toEqual({ score: 10 + change, userVote: after })
  })

  it('leaves alone what an answer already knows', () => {
    const fresh = { votes: 11, userVote: 1 as VoteValue, voteAggregatedAt: late, userVoteUpdatedAt: early }
    expect(displayedVote(fresh, 1)).toEqual({ score: 11, userVote: 1 })
  })
})
