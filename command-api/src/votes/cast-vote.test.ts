import { aClearedVote, aPost, aVote, ann, bob, firstTime, given, postId, rule } from '@deals/events/testing'
import { historyOf, member } from '../testing/members.ts'
import { castVote, type CastVote } from './cast-vote.ts'
import { matureVote } from './mature-vote.ts'
import { voteFold } from './vote.state.ts'

const voting = rule(castVote, historyOf(voteFold))
const maturing = rule(matureVote, historyOf(voteFold))
const { data } = aPost()
const post = { postId, authorId: ann, fields: data, mergedInto: null, votesOutdatedAt: null }
const vote = (value: 1 | -1, over: Partial<CastVote> = {}) => voting({ caller: member(bob), post, value, ...over })

describe('casting a vote', () => {
  it('counts', () => {
    given()
      .when(vote(1))
      .emits(aVote({ value: 1 }))
  })

  it.each([
    [1, 1],
    [-1, -1],
  ] as const)('%s again takes the vote back', (before, value) => {
    given(aVote({ value: before }))
      .when(vote(value))
      .emits(aClearedVote({ previous: before }))
  })

  it.each([
    [1, -1],
    [-1, 1],
  ] as const)('%s then %s turns it around', (before, value) => {
    given(aVote({ value: before }))
      .when(vote(value))
      .emits(aVote({ value, previous: before }))
  })

  it('counts anew after it was taken back', () => {
    given(aVote(), aClearedVote())
      .when(vote(-1))
      .emits(aVote({ value: -1, previous: 0 }))
  })

  it.each([
    ['nothing changed', null, []],
    ['the deal changed before it', firstTime - 1, []],
    ['the deal changed since', firstTime + 1, [aVote({ value: 1, previous: 1 })]],
  ])('anew where %s', (_name, changedAt, expected) => {
    given(aVote({ value: 1 }))
      .when(vote(1, { post: { ...post, votesOutdatedAt: changedAt }, again: true }))
      .emits(...expected)
  })

  it('anew is a vote like any other where it is another one', () => {
    given()
      .when(vote(1, { again: true }))
      .emits(aVote({ value: 1 }))
    given(aVote({ value: 1 }))
      .when(vote(-1, { again: true }))
      .emits(aVote({ value: -1, previous: 1 }))
  })

  it.each([
    ['the poster', member(ann), 0],
    ['a new member', member(bob, { trustLevel: 0 }), 0],
    ['a member', member(bob), 1],
    ['a trusted member', member(bob, { trustLevel: 2 }), 1],
  ] as const)('of %s weighs %s', (_name, caller, weight) => {
    given()
      .when(vote(1, { caller }))
      .emits(aVote({ userId: caller.id, weight }))
  })

  it('is refused to those who are kept from voting', () => {
    given()
      .when(vote(1, { caller: member(bob, { restricts: ['vote'] }) }))
      .refuses('suspended')
  })

  it('is refused to a poster with a relation to the store', () => {
    const affiliated = { ...post, fields: { ...data, affiliated: true } }
    given()
      .when(vote(1, { caller: member(ann), post: affiliated }))
      .refuses('not-allowed')
    given()
      .when(vote(1, { post: affiliated }))
      .emits(aVote())
  })
})

describe('maturing a vote', () => {
  it('lets a vote of weight 0 count', () => {
    given(aVote({ weight: 0 }))
      .when(maturing({ postId, userId: bob }))
      .emits({ type: 'VoteMatured', data: { postId, userId: bob, value: 1 } })
  })

  it('has nothing to do for a vote that counts, or that was taken back', () => {
    given(aVote({ weight: 1 }))
      .when(maturing({ postId, userId: bob }))
      .emits()
    given(aVote({ weight: 0 }), aClearedVote({ weight: 0 }))
      .when(maturing({ postId, userId: bob }))
      .emits()
  })
})
