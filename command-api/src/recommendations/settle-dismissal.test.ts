import { aDismissedRecommendation, aRestoredRecommendation, bob, given, postId, rule } from '@deals/events/testing'
import { historyOf } from '../testing/members.ts'
import { dismissalFold } from './dismissal.state.ts'
import { settleDismissal } from './settle-dismissal.ts'

const settling = rule(settleDismissal, historyOf(dismissalFold))
const dismiss = settling({ userId: bob, postId, isWanted: true })
const restore = settling({ userId: bob, postId, isWanted: false })
const [dismissed, restored] = [aDismissedRecommendation(), aRestoredRecommendation()]

describe('what a member is not interested in', () => {
  it.each([
    ['is dismissed', [], dismiss, [dismissed]],
    ['is dismissed once', [dismissed], dismiss, []],
    ['comes back', [dismissed], restore, [restored]],
    ['comes back once', [dismissed, restored], restore, []],
    ['is dismissed again', [dismissed, restored], dismiss, [dismissed]],
    ['was never dismissed', [], restore, []],
  ])('%s', (...[, history, command, events]) => {
    given(...history)
      .when(command)
      .emits(...events)
  })
})
