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

  it.each([
    ['https://other.example/p?utm_source=x&a=1', 'https://other.example/p?a=1'],
    ['http://other.example/p', 'http://other.example/p'],
  ])('says where it is cheaper: %s', (typed, link) => {
    given(down).when(why('cheaper', typed)).emits(because('cheaper', link))
  })

  it.each([null, '', 'at the corner', 'javascript:alert(1)', 'https://127.0.0.1/', 'https://bit.ly/x'])(
    'says where in an address as links to deals have: not %s',
    (link) => {
      given(down).when(why('cheaper', link)).refuses('invalid')
    },
  )

  it('says where for no other reason', () => {
    given(down).when(why('other', 'https://other.example/')).emits(because('other'))
  })

  it('is refused to those who are kept from voting', () => {
    given(down)
      .when(why('other', null, member(bob, { restricts: ['vote'] })))
      .refuses('suspended')
  })
})
