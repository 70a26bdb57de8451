import { aVoteRoot, given, rule } from '@deals/events/testing'
import { historyOf } from '../testing/members.ts'
import { publishVoteRoot, voteRootFold } from './publish-vote-root.ts'

const [first, second] = ['a'.repeat(64), 'b'.repeat(64)]
const root = (over: Parameters<typeof aVoteRoot>[0]) => aVoteRoot(over).data
const publishing = rule(publishVoteRoot, historyOf(voteRootFold))
const ofMonday = aVoteRoot({ day: 20_468, previous: null, chained: first })

describe('publishing the root of a day', () => {
  it('begins the chain with the first day', () => {
    given().when(publishing(ofMonday.data)).emits(ofMonday)
  })

  it('chains a day to the day before', () => {
    const ofTuesday = aVoteRoot({ day: 20_469, previous: first, chained: second })
    given(ofMonday).when(publishing(ofTuesday.data)).emits(ofTuesday)
  })

  it('publishes a day again that a clock which was ahead had published before its time, and goes on behind it', () => {
    const [third, fourth] = ['c'.repeat(64), 'd'.repeat(64)]
    const ahead = aVoteRoot({ day: 20_469, previous: first, chained: second })
    const again = aVoteRoot({ day: 20_468, previous: second, chained: third })
    given(ofMonday, ahead).when(publishing(again.data)).emits(again)
    const next = aVoteRoot({ day: 20_470, previous: third, chained: fourth })
    given(ofMonday, ahead, again).when(publishing(next.data)).emits(next)
    given(ofMonday, ahead, again)
      .when(publishing(root({ day: 20_471, previous: third })))
      .emits()
  })

  it.each([
    ['the same day again', root({ day: 20_468, previous: null, chained: first })],
    ['another root for a day that has one', root({ day: 20_468, previous: null, chained: second })],
    ['a day that leaves one out', root({ day: 20_470, previous: first })],
    ['a root that is chained to another one', root({ day: 20_469, previous: second })],
    ['a chain that begins anew', root({ day: 20_469, previous: null })],
  ])('writes nothing for %s', (_what, asked) => {
    given(ofMonday).when(publishing(asked)).emits()
  })
})
