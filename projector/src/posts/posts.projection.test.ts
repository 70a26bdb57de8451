import fc from 'fast-check'
import * as say from '@deals/events/testing'
import { ann, bob, firstTime, mo, postId } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { postBodiesProjection } from './post-bodies.projection.ts'
import { postsProjection } from './posts.projection.ts'
import { postBodies, posts, postVotes, unripeVotes, type PostDoc, type PostVoteDoc } from './posts.read-models.ts'
import { postSignals } from './signals.read-models.ts'

const day = 86_400_000
const postAfter = async (...history: say.Told[]) =>
  (await folded(postsProjection, ...history)).doc<PostDoc>(posts, postId)

describe('a post', () => {
  it('that is submitted and active is published and listed by its price', async () => {
    expect(await postAfter(say.aPost())).toMatchObject({
      status: 'active',
      everActive: true,
      price: 5999,
      priceAscending: 5999,
      priceDescending: 5999,
      listedCurrencies: ['USD'],
      submittedAt: firstTime,
      publishedAt: firstTime,
      createdAt: firstTime,
      rankedFrom: firstTime,
      excerpt: 'Down from 99.99, best price this year. Ships free.',
      version: 0,
    })
  })

  it('keeps the window of its place under which it was submitted', async () => {
    const set = (to: number) => tell('SettingsChanged', { changes: [{ name: 'best.hours', from: 24, to }] }, { by: mo })
    const vote = say.aVote()
    const [usual, longer] = [await postAfter(say.aPost(), vote), await postAfter(set(36), say.aPost(), vote, set(12))]
    expect([usual?.rankHours, longer?.rankHours]).toEqual([undefined, 36])
    const merit = (post?: PostDoc) => (post?.best ?? 0) - ((post?.rankedFrom ?? 0) - Date.UTC(2025, 0, 1)) / day
    expect(merit(longer)).toBeCloseTo(1.5 * merit(usual), 8)
    expect(await postAfter(set(36), set(24), say.aPost(), vote)).toEqual(expect.not.objectContaining({ rankHours: 36 }))
  })

  it('without a price comes last in both orders and stands in both lists', async () => {
    const sale = await postAfter(say.aPost({ type: 'sales', price: 0, originalPrice: null }))
    expect(sale).toMatchObject({
      priceAscending: Number.MAX_SAFE_INTEGER,
      priceDescending: -1,
      listedCurrencies: ['USD', 'CAD'],
    })
    expect(await postAfter(say.aPost({ price: 0 }))).toMatchObject({ priceAscending: 0, priceDescending: 0 })
  })

  it('that was held is born when it is approved', async () => {
    const held = await postAfter(say.aPost({ status: 'ai-review' }))
    expect(held).toMatchObject({ status: 'ai-review', everActive: false, createdAt: firstTime })
    expect(held).not.toHaveProperty('publishedAt')
    const approved = await postAfter(say.aPost({ status: 'ai-review' }), say.aPostApproval({}, { at: firstTime + day }))
    const at = firstTime + day
    expect(approved).toMatchObject({ status: 'active', publishedAt: at, createdAt: at, rankedFrom: at, version: 1 })
  })

  it('keeps what an edit does not name, loses what it sets to null, and is marked but in the time of grace', async () => {
    const changes = { price: 4999, originalPrice: null }
    const edited = await postAfter(say.aPost(), say.aPostEdit({ changes }))
    expect(edited).toMatchObject({ price: 4999, priceAscending: 4999, edited: true, version: 1, shippingCost: 0 })
    expect(edited).not.toHaveProperty('originalPrice')
    expect(await postAfter(say.aPost(), say.aPostEdit({ changes, grace: true }))).toMatchObject({ edited: false })
  })

  it.each<[string, Parameters<typeof say.aPostEdit>[0], number | undefined]>([
    ['to another', { changes: { price: 4999 } }, firstTime + 1000],
    ['to none', { changes: { price: null } }, firstTime + 1000],
    ['to what it was', { changes: { price: 5999 } }, undefined],
    ['in the first minutes', { changes: { price: 4999 }, grace: true }, undefined],
  ])('knows when its price was changed %s', async (_how, edit, at) => {
    expect((await postAfter(say.aPost(), say.aPostEdit(edit)))?.priceChangedAt).toBe(at)
  })

  it('sinks when it expires and rises when it is renewed', async () => {
    const before = await postAfter(say.aPost({ expiresAt: firstTime + 500 }))
    const expired = await postAfter(say.aPost(), say.aPostExpiry())
    expect(expired).toMatchObject({ status: 'expired', expiredAt: firstTime + 1000 })
    expect(expired?.best).toBeCloseTo((before?.best ?? 0) - 2, 10)
    const renewed = await postAfter(
      say.aPost({ expiresAt: firstTime + 500 }),
      say.aPostExpiry(),
      say.aPostRenewal({}, { at: firstTime + 3 * day }),
    )
    expect(renewed).toMatchObject({ status: 'active', rankedFrom: firstTime + 2.5 * day, createdAt: firstTime })
    expect(renewed).not.toHaveProperty('expiresAt')
    expect(renewed).not.toHaveProperty('expiredAt')
  })

  it.each([
    ['soon after publishing', [0.1], 0],
    ['once', [3], 2.5],
    ['twice within seven days', [3, 9], 2.5],
    ['twice in more than seven days', [3, 10], 9.5],
  ])('renewed %s moves in time as far as it may', async (_name, days, movedTo) => {
    const renewals = days.map((at) => say.aPostRenewal({}, { at: firstTime + at * day }))
    expect((await postAfter(say.aPost(), ...renewals))?.rankedFrom).toBe(firstTime + movedTo * day)
  })

  it('in review shows what is asked, until it is answered', async () => {
    const findings = [{ code: 'capitals', severity: 'fixable' as const, evidence: 'Please write calmly.' }]
    const sent = say.aPostSentToReview({ findings })
    expect(await postAfter(say.aPost(), sent)).toMatchObject({
      status: 'poster-review',
      review: { feedback: 'Please name the size.', role: 'moderator', at: firstTime + 1000, findings },
    })
    const resubmitted = tell('PostResubmitted', { postId, from: 'poster-review', to: 'staff-review' })
    const waiting = await postAfter(say.aPost(), sent, resubmitted)
    expect(waiting?.status).toBe('staff-review')
    expect(waiting).not.toHaveProperty('review')
  })

  it('that is deleted and restored is as it was', async () => {
    const deleted = [say.aPost(), say.aPostDeletion({ cause: 'moderator', reason: 'Spam' }, { by: mo })]
    expect(await postAfter(...deleted)).toMatchObject({
      status: 'deleted',
      statusBeforeDeletion: 'active',
      deletion: { role: 'moderator', reason: 'Spam', cause: 'moderator' },
    })
    const restored = await postAfter(...deleted, say.aPostRestoration())
    expect(restored).toMatchObject({ status: 'active', publishedAt: firstTime })
    expect(restored).not.toHaveProperty('deletion')
  })

  it.each([
    ['an approval', say.aPostSentToReview({ to: 'staff-review' }), say.aPostApproval({}, { by: mo }), 'staff-review'],
    ['the first approval', undefined, say.aPostApproval({ from: 'ai-review' }, { by: mo }), 'ai-review'],
    ['a deletion', say.aPostSentToReview(), say.aPostDeletion({ cause: 'moderator', reason: 'x' }), 'poster-review'],
    ['an end', undefined, say.aPostExpiry({ cause: 'moderator' }), 'active'],
    ['a renewal', say.aPostExpiry(), say.aPostRenewal({}, { at: firstTime + 9 * day }), 'expired'],
    ['a merge', undefined, tell('PostMerged', { postId, from: 'active', into: 5 }), 'active'],
  ] as const)('is as before when %s is taken back', async (...[, first, decision, to]) => {
    const status = to === 'ai-review' ? to : 'active'
    const road = [say.aPost({ status, expiresAt: firstTime + day }), ...(first === undefined ? [] : [first])]
    const data = { postId, authorId: 'ann', from: 'active' as const, to, undone: road.length, publishedAt: null }
    const before = await postAfter(...road)
    const after = await postAfter(...road, decision, tell('PostDecisionUndone', data, { by: mo }))
    const { prior: _prior, updatedAt: _updatedAt, version: _version, ...standing } = before ?? {}
    expect(after).toEqual({ ...standing, updatedAt: after?.updatedAt, version: road.length + 1 })
  })

  it('keeps what was edited and said after a decision that is taken back', async () => {
    const later = firstTime + 2 * day
    const said = tell('AvailabilityDenied', { postId, userId: 'bob', weight: 1 }, { by: bob })
    const undone = { postId, authorId: 'ann', from: 'active' as const, to: 'active' as const, undone: 1 }
    const after = await postAfter(
      say.aPost({ expiresAt: firstTime + day }),
      say.aPostApproval({}, { by: mo }),
      say.aPostEdit({ changes: { expiresAt: later } }),
      said,
      tell('PostDecisionUndone', { ...undone, publishedAt: firstTime }, { by: mo }),
    )
    expect(after).toMatchObject({ expiresAt: later, denied: 1, confirmed: 0 })
  })

  it('counts the comments of those that were merged into it, for as long as they are', async () => {
    const changed = (...duplicates: { postId: number; comments: number }[]) =>
      tell('PostDuplicatesChanged', { postId, duplicates })
    const merged = changed({ postId: 5, comments: 2 }, { postId: 6, comments: 0 })
    expect(await postAfter(say.aPost(), say.aComment(), merged)).toMatchObject({
      commentCount: 3,
      duplicates: [{}, {}],
    })
    const apart = await postAfter(say.aPost(), say.aComment(), merged, changed())
    expect([apart?.commentCount, apart?.duplicates]).toEqual([1, undefined])
  })

  it('merged into another is over', async () => {
    const merged = tell('PostMerged', { postId, from: 'active', into: 5 })
    expect(await postAfter(say.aPost(), merged)).toMatchObject({ status: 'expired', mergedInto: 5 })
  })

  it('carries the facts of the past where they were written later', async () => {
    const long = firstTime - 300 * day
    expect(await postAfter(say.aPost({}, { occurredAt: long }))).toMatchObject({ createdAt: long, rankedFrom: long })
  })

  it('shows its score until that is out of date', async () => {
    expect(await postAfter(say.aPost(), say.aScore())).toMatchObject({ score: 74 })
    const invalid = tell('ScoreInvalidated', { postId, reason: 'price' })
    expect(await postAfter(say.aPost(), say.aScore(), invalid)).not.toHaveProperty('score')
  })

  it('counts comments, and each commenter but its poster once', async () => {
    const comments = [ann, bob, bob, mo].map((authorId, index) =>
      say.aComment({ commentId: index, authorId }, { by: authorId }),
    )
    const post = await postAfter(say.aPost(), ...comments, say.aCommentDeletion({ commentId: 3 }))
    expect(post).toMatchObject({ commentCount: 3, commenters: [bob, mo] })
  })

  it('counts of each member the newest word about its being available, since it was renewed', async () => {
    const says = (type: 'AvailabilityConfirmed' | 'AvailabilityDenied', userId: string) =>
      tell(type, { postId, userId, weight: 1 })
    const denied = [says('AvailabilityConfirmed', bob), says('AvailabilityDenied', bob), says('AvailabilityDenied', mo)]
    expect(await postAfter(say.aPost(), ...denied)).toMatchObject({
      confirmed: 0,
      denied: 2,
      lastConfirmedAt: firstTime + 1000,
    })
    const renewed = await postAfter(say.aPost(), ...denied, say.aPostRenewal(), says('AvailabilityConfirmed', bob))
    expect(renewed).toMatchObject({ confirmed: 1, denied: 0 })
    const view = await folded(postsProjection, say.aPost(), ...denied)
    expect(view.doc(postSignals, `${postId}:${bob}`)).toMatchObject({ says: 'denied', weight: 1 })
  })

  it('of somebody who left keeps its place without its texts', async () => {
    const erased = tell('UserErased', { userId: ann, requestId: 'r' })
    const history = [say.aPost(), say.aPostSentToReview(), erased]
    expect(await postAfter(...history)).toMatchObject({
      title: '[removed]',
      excerpt: '[removed]',
      price: 5999,
      review: { feedback: '[removed]' },
    })
    const bodies = await folded(postBodiesProjection, ...history)
    expect(bodies.doc(postBodies, postId)).toEqual({ authorId: ann, content: '[removed]' })
  })
})

describe('the votes of a post', () => {
  const value = fc.constantFrom<1 | -1 | 0>(1, -1, 0)
  const choice = fc.record({ userId: fc.constantFrom('bob', 'mo', 'sue', 'ann'), value })

  it('sum to the newest vote of each member, however often they change', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(choice, { maxLength: 40 }), async (choices) => {
        const latest = new Map<string, 1 | -1 | 0>()
        const history = choices.map(({ userId, value }) => {
          const previous = latest.get(userId) ?? 0
          latest.set(userId, value)
          const weight = userId === ann ? (0 as const) : (1 as const)
          return value === 0
            ? say.aClearedVote({ userId, previous, weight }, { by: userId })
            : say.aVote({ userId, value, previous, weight }, { by: userId })
        })
        const votes = [...latest.entries()]
        const weighed = votes.filter(([userId]) => userId !== ann).map(([, vote]) => vote)
        const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
        expect(await postAfter(say.aPost(), ...history)).toMatchObject({
          votes: sum(votes.map(([, vote]) => vote)),
          voteCount: votes.filter(([, vote]) => vote !== 0).length,
          weighedVotes: sum(weighed),
          weighedCount: weighed.filter((vote) => vote !== 0).length,
          weighedUps: weighed.filter((vote) => vote === 1).length,
          votesPos: choices.length === 0 ? 0 : choices.length + 1,
        })
      }),
    )
  })

  it('keep what a page needs to add or take away a vote that is not counted yet', async () => {
    const view = await folded(postsProjection, say.aPost(), say.aVote(), say.aVote({ value: -1, previous: 1 }))
    expect(view.doc<PostVoteDoc>(postVotes, `${postId}:${bob}`)).toEqual({
      postId,
      userId: bob,
      value: -1,
      prior: 1,
      weight: 1,
      pos: 3,
      at: firstTime + 2000,
    })
    expect(view.doc<PostDoc>(posts, postId)).toMatchObject({
      votes: -1,
      votesPos: 3,
      voteAggregatedAt: firstTime + 2000,
    })
  })

  it('of a new account count in the order once it has grown up', async () => {
    const young = [say.aPost(), say.aVote({ weight: 0 })]
    expect(await postAfter(...young)).toMatchObject({ votes: 1, weighedVotes: 0 })
    const matured = tell('VoteMatured', { postId, userId: bob, value: 1 })
    expect(await postAfter(...young, matured)).toMatchObject({ votes: 1, weighedVotes: 1, weighedUps: 1 })
  })

  const act = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('vote' as const), userId: fc.constantFrom('bob', 'mo', 'ann'), value }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('rise', 'matured') }) },
  )

  it('from before a change for the worse are known until they are given anew', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const votes = new Map<string, { value: 1 | -1 | 0; weight: 0 | 1; isOld: boolean }>()
        let price = 1000
        const history = acts.map((one) => {
          if (one.kind === 'vote' && 'userId' in one) {
            const { userId, value } = one
            const previous = votes.get(userId)?.value ?? 0
            const weight = userId === bob ? (0 as const) : (1 as const)
            votes.set(userId, { value, weight, isOld: false })
            return value === 0
              ? say.aClearedVote({ userId, previous, weight }, { by: userId })
              : say.aVote({ userId, value, previous, weight }, { by: userId })
          }
          if (one.kind === 'matured') {
            const vote = votes.get(bob)
            if (vote !== undefined) {
              vote.weight = 1
            }
            return tell('VoteMatured', { postId, userId: bob, value: 1 })
          }
          price *= 2
          votes.forEach((vote) => {
            vote.isOld = true
          })
          return say.aPostEdit({ changes: { price }, material: true, grace: false })
        })
        const old = [...votes.values()].filter(({ value, isOld }) => isOld && value !== 0)
        const weighed = old.filter(({ weight }) => weight === 1)
        const post = await postAfter(say.aPost({ price: 1000 }), ...history)
        const expected = {
          by: 'price',
          voteCount: old.length,
          weighedVotes: weighed.reduce((sum, vote) => sum + vote.value, 0),
          weighedCount: weighed.length,
          weighedUps: weighed.filter((vote) => vote.value === 1).length,
        }
        expect({ outdated: post?.outdated }).toMatchObject({ outdated: old.length === 0 ? undefined : expected })
      }),
    )
  })

  it('are outdated by a rise in small steps as by one', async () => {
    const prices = [6200, 6250, 6300].map((price) =>
      say.aPostEdit({ changes: { price }, material: false, grace: false }),
    )
    expect((await postAfter(say.aPost(), say.aVote(), ...prices))?.outdated).toMatchObject({
      by: 'price',
      voteCount: 1,
    })
  })

  it.each([
    ['a lower price', { price: 1000 }, false],
    ['a higher price in the minutes after it was posted', { price: 9000 }, true],
    ['other words', { content: 'Other words.' }, false],
  ])('are about the same deal after %s', async (_name, changes, grace) => {
    const edit = say.aPostEdit({ changes, material: true, grace })
    expect((await postAfter(say.aPost(), say.aVote(), edit))?.outdated).toBeUndefined()
  })

  it('of new accounts wait among the unripe ones until they count or are taken back', async () => {
    const unripeAfter = async (...history: say.Told[]) =>
      (await folded(postsProjection, say.aPost(), ...history)).all(unripeVotes).map(([id]) => id)
    const young = say.aVote({ weight: 0 })
    expect(await unripeAfter(young)).toEqual([`${postId}:${bob}`])
    expect(await unripeAfter(young, say.aVote({ value: -1, previous: 1, weight: 0 }))).toHaveLength(1)
    expect(await unripeAfter(young, tell('VoteMatured', { postId, userId: bob, value: 1 }))).toEqual([])
    expect(await unripeAfter(young, say.aClearedVote({ weight: 0 }))).toEqual([])
    expect(await unripeAfter(young, say.aVote({ value: -1, previous: 1, weight: 1 }))).toEqual([])
    expect(await unripeAfter(say.aVote(), say.aVote({ userId: ann, weight: 0 }, { by: ann }))).toEqual([])
  })
})
