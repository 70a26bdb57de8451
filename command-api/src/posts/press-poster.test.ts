import type { DomainEvent } from '@deals/events'
import {
  aPost,
  aPostApproval,
  aPostSentToReview,
  ann,
  firstTime,
  given,
  postId,
  rule,
  told,
  type Told,
} from '@deals/events/testing'
import { historyOf } from '../testing/members.ts'
import { postFold } from './post.state.ts'
import { pressPoster } from './system-transitions.ts'

describe('a post that waits for its poster', () => {
  const day = 86_400_000
  const pressingAt = rule(pressPoster, historyOf(postFold))
  const asked = aPostSentToReview({}, { by: 'mo', at: firstTime })
  const pressing = (days: number) => pressingAt({ now: firstTime + days * day })
  const reminder = (of: number, on = of) =>
    told({ type: 'PosterReminded', data: { postId, day: of } }, { by: ann, at: firstTime + on * day })
  const abandoned = {
    type: 'PostDeleted',
    data: { postId, authorId: ann, from: 'poster-review', cause: 'abandoned', reason: null },
  } as const

  it.each<[string, { day: number; before: Told[]; brings: DomainEvent[] }]>([
    ['nothing before the third day', { day: 2.99, before: [], brings: [] }],
    ['a reminder on the third', { day: 3, before: [], brings: [reminder(3)] }],
    ['no second one while it is known of', { day: 9.99, before: [reminder(3)], brings: [] }],
    ['another on the tenth', { day: 10, before: [reminder(3)], brings: [reminder(10)] }],
    ['one alone when both fall due at once', { day: 12, before: [], brings: [reminder(10)] }],
    ['no more reminders', { day: 13.99, before: [reminder(3), reminder(10)], brings: [] }],
    ['the end on the fourteenth', { day: 14, before: [reminder(3), reminder(10)], brings: [abandoned] }],
    ['no end without four days after the last reminder', { day: 20, before: [reminder(3)], brings: [reminder(10)] }],
    ['nor when the clock ran ahead and back', { day: 14, before: [reminder(10, 13)], brings: [] }],
    ['nothing when the clock was set back', { day: -5, before: [reminder(3)], brings: [] }],
  ])('brings %s', (_what, { day: days, before, brings }) => {
    given(aPost(), asked, ...before)
      .when(pressing(days))
      .emits(...brings)
  })

  it('waits anew when it is asked for again, and not once it came back', () => {
    const again = aPostSentToReview({}, { by: 'mo', at: firstTime + 5 * day })
    given(aPost(), asked, reminder(3), aPostApproval({ from: 'poster-review' }), again)
      .when(pressing(7))
      .emitsNothing()
    given(aPost(), asked, reminder(3), aPostApproval({ from: 'poster-review' }), again)
      .when(pressing(8))
      .emits(reminder(3))
    given(aPost()).when(pressing(20)).emitsNothing()
  })
})
