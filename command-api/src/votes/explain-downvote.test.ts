import type { DownReason } from '@deals/events'
import { aClearedVote, aVote, bob, given, postId, rule, told } from '@deals/events/testing'
import { historyOf, member } from '../testing/members.ts'
import { explainDownvote } from './explain-downvote.ts'
import { voteFold } from './vote.state.ts'

const explaining = rule(explainDownvote, historyOf(voteFold))
const why = (reason: DownReason, link: string | null = null, caller = member(bob)) =>
  explaining({ caller, postId, reason, link })
const because = (reason: DownReason, link: string | null = null) =>
  told({ type: 'DownvoteExplained', data: { postId, userId: bob, reason, link } }, { by: bob })
const down = aVote({ value: -1 })

describe('saying why a post was voted down', () => {
  it('is noted with the vote', () => {
    given(down).when(why('product')).emits(because('product'))
  })

  it('takes the place of what was said before, and says nothing twice', () => {
    given(down, because('product')).when(why('store')).emits(because('store'))
    given(down, because('product')).when(why('product')).emits()
  })

  it('is for those whose vote is against it now', () => {
    given().when(why('other')).refuses('conflict')
    given(aVote({ value: 1 }))
      .when(why('other'))
      .refuses('conflict')
    given(down, aClearedVote({ previous: -1 }))
      .when(why('other'))
      .refuses('conflict')
  })

  it('goes with the vote', () => {
    const again = aVote({ value: -1 })
    given(down, because('other'), aClearedVote({ previous: -1 }), again)
      .when(why('other'))
      .emits(because('other'))
  })

  it('says where it is cheaper, and another place when that is another', () => {
    const [one, other] = ['https://one.example/', 'https://other.example/']
    given(down, because('cheaper', one)).when(why('cheaper', one)).emits()
    given(down, because('cheaper', one)).when(why('cheaper', other)).emits(because('cheaper', other))
  })

  it('is refused to those who are kept from voting', () => {
    given(down)
      .when(why('other', null, member(bob, { restricts: ['vote'] })))
      .refuses('suspended')
  })
})
