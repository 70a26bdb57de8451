import {
  aPost,
  aPostApproval,
  aPostDeletion,
  aPostEdit,
  aPostExpiry,
  aPostRenewal,
  aPostRestoration,
  ann,
  bob,
  firstTime,
  given,
  postId,
  recordedHistory,
  rule,
} from '@deals/events/testing'
import { historyOf, member } from '../testing/members.ts'
import { roadTo } from '../testing/roads.ts'
import { deletePost, type DeletePost } from './delete-post.ts'
import { expirePost } from './expire-post.ts'
import { postFold } from './post.state.ts'
import { renewPost } from './renew-post.ts'
import { restorePost } from './restore-post.ts'

const day = 86_400_000
const soon = firstTime + 60_000
const history = historyOf(postFold)
const expiring = rule(expirePost, history)
const renewing = rule(renewPost, history)
const restoring = rule(restorePost, history)
const deleting = rule(deletePost, history)
const noCounts = { votes: 0, voters: 0, comments: 0 }
const deletion = (over: Partial<DeletePost> = {}) =>
  deleting({ caller: member(ann), counts: noCounts, reason: null, now: soon, ...over })

describe('marking a post as expired', () => {
  it.each([
    ['the poster', member(ann), 'author'],
    ['a moderator', member('mo'), 'moderator'],
    ['staff', member('stacy'), 'moderator'],
    ['a super user', member('sue'), 'moderator'],
    ['an owner', member('olive'), 'moderator'],
    ['a trusted member', member(bob, { trustLevel: 2 }), 'member'],
  ] as const)('is for %s', (_who, caller, cause) => {
    given(aPost())
      .when(expiring({ caller, now: soon }))
      .emits(aPostExpiry({ cause }))
  })

  it.each([
    ['a new member', member(bob, { trustLevel: 0 })],
    ['a member', member(bob)],
  ])('is not for %s', (_who, caller) => {
    given(aPost())
      .when(expiring({ caller, now: soon }))
      .refuses('not-allowed')
  })

  it.each([
    ['active', true],
    ['expired', false],
    ['ai-review', false],
    ['staff-review', false],
    ['poster-review', false],
    ['deleted', false],
  ] as const)('of a post in %s: %s', (status, isPossible) => {
    const decision = given(...roadTo[status])
      .when(expiring({ caller: member('mo'), now: soon }))
      .decision()
    expect(decision).toMatchObject(isPossible ? [{ type: 'PostExpired' }] : { refused: 'conflict' })
  })

  it('hides a held post from others, in the words of its past', () => {
    const expiry = expiring({ caller: member(bob, { trustLevel: 2 }), now: soon })
    given().when(expiry).refuses('post-not-found')
    given(...roadTo['ai-review'])
      .when(expiry)
      .refuses('post-not-found')
    given(...roadTo['staff-review'])
      .when(expiry)
      .refuses('post-under-review')
    given(...roadTo.deleted)
      .when(expiry)
      .refuses('post-not-found')
  })
})

describe('renewing a post', () => {
  it('is for its poster within 30 days', () => {
    const expired = aPostExpiry({}, { at: firstTime })
    given(aPost(), expired)
      .when(renewing({ caller: member(ann), now: firstTime + 30 * day }))
      .emits(aPostRenewal())
    given(aPost(), expired)
      .when(renewing({ caller: member(ann), now: firstTime + 30 * day + 1 }))
      .refuses('not-allowed')
    given(aPost(), expired)
      .when(renewing({ caller: member('stacy'), now: firstTime + 300 * day }))
      .emits(aPostRenewal())
  })

  it('is not for others', () => {
    given(...roadTo.expired)
      .when(renewing({ caller: member(bob, { trustLevel: 2 }), now: soon }))
      .refuses('not-allowed')
  })

  it('needs a post that is expired', () => {
    given(aPost())
      .when(renewing({ caller: member(ann), now: soon }))
      .refuses('conflict')
    given(...roadTo['staff-review'])
      .when(renewing({ caller: member('mo'), now: soon }))
      .refuses('conflict')
  })

  it('clears an end that has passed and keeps one that has not', () => {
    const renewed = (expiresAt: number) =>
      history(recordedHistory([aPost({ expiresAt }), aPostExpiry(), aPostRenewal()]))
    expect(renewed(firstTime)).toMatchObject({ status: 'active', fields: { expiresAt: null }, expiredAt: null })
    expect(renewed(firstTime + day)).toMatchObject({ fields: { expiresAt: firstTime + day } })
  })
})

describe('deleting a post', () => {
  const later = firstTime + 25 * 3_600_000

  it('is for its poster while it is young', () => {
    given(aPost())
      .when(deletion({ counts: { votes: 5, voters: 5, comments: 2 } }))
      .emits(aPostDeletion())
  })

  it('is not for the poster of one that was merged, as what others said below it stands below the one that stays', () => {
    const merged = { type: 'PostMerged', data: { postId, into: 2, from: 'active' } } as const
    given(aPost(), merged).when(deletion()).refuses('conflict')
    given(aPost(), merged)
      .when(deletion({ caller: member('mo') }))
      .emits(aPostDeletion({ from: 'expired', cause: 'moderator' }))
  })

  it('is for its poster later too, when nobody voted or commented', () => {
    given(aPost())
      .when(deletion({ now: later }))
      .emits(aPostDeletion())
    given(aPost())
      .when(deletion({ now: later, counts: { ...noCounts, voters: 1 } }))
      .refuses('not-allowed')
    given(aPost())
      .when(deletion({ now: later, counts: { ...noCounts, comments: 1 } }))
      .refuses('not-allowed')
  })

  it.each(['active', 'expired', 'ai-review', 'staff-review', 'poster-review'] as const)(
    'is for moderators in %s',
    (status) => {
      given(...roadTo[status])
        .when(deletion({ caller: member('mo'), reason: 'spam' }))
        .emits(aPostDeletion({ from: status, cause: 'moderator', reason: 'spam' }))
    },
  )

  it('is neither for staff nor for other members', () => {
    given(aPost())
      .when(deletion({ caller: member('stacy') }))
      .refuses('not-allowed')
    given(aPost())
      .when(deletion({ caller: member(bob, { trustLevel: 2 }) }))
      .refuses('not-allowed')
  })

  it('waits while the staff looks at it', () => {
    given(...roadTo['staff-review'])
      .when(deletion())
      .refuses('conflict')
  })

  it('is done already when it is deleted', () => {
    given(...roadTo.deleted)
      .when(deletion())
      .emitsNothing()
    given(...roadTo.deleted)
      .when(deletion({ caller: member('mo') }))
      .emitsNothing()
    given(...roadTo.deleted)
      .when(deletion({ caller: member(bob) }))
      .refuses('post-not-found')
  })
})

describe('restoring a post', () => {
  it.each(['active', 'expired', 'staff-review'] as const)('brings it back to %s', (status) => {
    given(...roadTo[status], aPostDeletion({ from: status }))
      .when(restoring({ caller: member('mo'), now: soon }))
      .emits(aPostRestoration({ to: status }))
  })

  it('is for moderators alone, and for 90 days', () => {
    const deleted = [aPost(), aPostDeletion({}, { at: firstTime })]
    given(...deleted)
      .when(restoring({ caller: member(ann), now: soon }))
      .refuses('not-allowed')
    given(...deleted)
      .when(restoring({ caller: member('stacy'), now: soon }))
      .refuses('not-allowed')
    given(...deleted)
      .when(restoring({ caller: member('mo'), now: firstTime + 91 * day }))
      .refuses('conflict')
    given(aPost())
      .when(restoring({ caller: member('mo'), now: soon }))
      .refuses('conflict')
  })

  it('is for nobody whose own post somebody else took away', () => {
    const deletedBy = (by: string) => [
      aPost({ authorId: 'mo' }, { by: 'mo' }),
      aPostDeletion({ authorId: 'mo' }, { by }),
    ]
    given(...deletedBy('sue'))
      .when(restoring({ caller: member('mo'), now: soon }))
      .refuses('not-allowed')
    given(...deletedBy('mo'))
      .when(restoring({ caller: member('mo'), now: soon }))
      .emits(aPostRestoration({ authorId: 'mo' }))
  })
})

describe('the fold of a post', () => {
  it('remembers when it first went live', () => {
    const approval = aPostApproval({ from: 'ai-review' }, { at: 5000 })
    const road = [aPost({ status: 'ai-review' }), approval, aPostExpiry(), aPostRenewal()]
    expect(history(recordedHistory(road))).toMatchObject({ postId, publishedAt: 5000, status: 'active', version: 3 })
  })
})

it.each([
  ['by as much as one may', { price: 6200 }, null],
  ['by more than that, in small steps', { price: 6300 }, firstTime + 2],
  ['by its shipping', { shippingCost: 100 }, firstTime + 2],
])('a price that rose %s is another deal or is not', (_how, last, expected) => {
  const edits = [{ price: 6200 }, last].map((changes, place) => aPostEdit({ changes }, { at: firstTime + place + 1 }))
  const post = recordedHistory([aPost(), ...edits]).reduce(postFold.evolve, postFold.initial)
  expect(post).toMatchObject({ votesOutdatedAt: expected })
})
