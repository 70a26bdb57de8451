import type { PostStatus } from '@deals/events'
import {
  aPost,
  aPostApproval,
  aPostDeletion,
  aPostEdit,
  aPostExpiry,
  aPostRenewal,
  aPostSentToReview,
  ann,
  bob,
  given,
  rule,
  type Told,
} from '@deals/events/testing'
import { postFold } from '../posts/post.state.ts'
import { historyOf, member } from '../testing/members.ts'
import { roadTo } from '../testing/roads.ts'
import { setPostStatus, type SetPostStatus } from './set-post-status.ts'

const setting = rule(setPostStatus, historyOf(postFold))
const to = (status: SetPostStatus['status'], over: Partial<SetPostStatus> = {}) =>
  setting({ caller: member('mo'), status, feedback: 'Name the size.', reason: 'spam', version: null, ...over })

const reviewed = (from: PostStatus, target: 'poster-review' | 'staff-review') =>
  aPostSentToReview({ from, to: target, feedback: 'Name the size.' })
const removed = (from: PostStatus) => aPostDeletion({ from, cause: 'moderator', reason: 'spam' })

/** What moderators may make of a post: from, to, what is written. */
const table: [PostStatus, SetPostStatus['status'], Told][] = [
  ['active', 'poster-review', reviewed('active', 'poster-review')],
  ['ai-review', 'poster-review', reviewed('ai-review', 'poster-review')],
  ['staff-review', 'poster-review', reviewed('staff-review', 'poster-review')],
  ['active', 'staff-review', reviewed('active', 'staff-review')],
  ['staff-review', 'active', aPostApproval()],
  ['ai-review', 'active', aPostApproval({ from: 'ai-review' })],
  ['expired', 'active', aPostRenewal()],
  ['active', 'expired', aPostExpiry({ cause: 'moderator' })],
  ['staff-review', 'expired', aPostExpiry({ from: 'staff-review', cause: 'moderator' })],
  ['active', 'deleted', removed('active')],
  ['expired', 'deleted', removed('expired')],
  ['ai-review', 'deleted', removed('ai-review')],
  ['staff-review', 'deleted', removed('staff-review')],
  ['poster-review', 'deleted', removed('poster-review')],
]
const statuses = Object.keys(roadTo).filter((status): status is PostStatus => status in roadTo)
const targets = ['poster-review', 'staff-review', 'active', 'expired', 'deleted'] as const
const others = statuses.flatMap((from) =>
  targets
    .filter((target) => !(from === 'deleted' && target === 'deleted'))
    .filter((target) => !table.some(([f, t]) => f === from && t === target))
    .map((target): [PostStatus, SetPostStatus['status']] => [from, target]),
)

describe('a moderator', () => {
  it.each(table)('brings a post from %s to %s', (from, target, event) => {
    given(...roadTo[from])
      .when(to(target))
      .emits(event)
  })

  it.each(others)('cannot bring a post from %s to %s', (from, target) => {
    given(...roadTo[from])
      .when(to(target))
      .refuses('decided')
  })

  it('has nothing to delete twice', () => {
    given(...roadTo.deleted)
      .when(to('deleted'))
      .emits()
  })

  it('must say what should change, and why something goes', () => {
    given(aPost())
      .when(to('poster-review', { feedback: null }))
      .refuses('invalid')
    given(aPost())
      .when(to('poster-review', { feedback: 'x'.repeat(1001) }))
      .refuses('invalid')
    given(aPost())
      .when(to('deleted', { reason: null }))
      .refuses('invalid')
  })

  it('decides on the version that was looked at', () => {
    given(aPost())
      .when(to('expired', { version: 0 }))
      .emits(aPostExpiry({ cause: 'moderator' }))
    given(aPost(), aPostEdit())
      .when(to('expired', { version: 0 }))
      .refuses('changed')
    given(...roadTo['staff-review'], aPostApproval())
      .when(to('deleted', { version: 1 }))
      .refuses('decided', { message: 'Someone else already decided this: approved.' })
    given(...roadTo['staff-review'], aPostApproval())
      .when(to('active'))
      .refuses('decided', { message: 'Someone else already decided this: approved.' })
  })

  it('decides about no post of their own', () => {
    given(aPost({ authorId: 'mo' }))
      .when(to('expired'))
      .refuses('not-allowed', { message: 'You cannot decide about your own post.' })
  })
})

describe('deciding about posts', () => {
  it.each(['sue', 'olive'])('is for %s too', (name) => {
    given(aPost())
      .when(to('expired', { caller: member(name) }))
      .emits(aPostExpiry({ cause: 'moderator' }))
  })

  it.each(['stacy', ann, bob])('is not for %s', (name) => {
    given(aPost())
      .when(to('expired', { caller: member(name) }))
      .refuses('not-allowed')
  })

  it('of a post that is not there finds nothing', () => {
    given().when(to('expired')).refuses('post-not-found')
  })
})
