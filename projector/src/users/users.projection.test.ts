import type { SuggestionOutcome } from '@deals/events'
import * as say from '@deals/events/testing'
import { ann, bob, firstTime, mo, postId } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { usersProjection } from './users.projection.ts'
import { users, type UserDoc } from './users.read-models.ts'

const annAfter = async (...history: say.Told[]) =>
  (await folded(usersProjection, say.aUser({ username: 'Ann' }), ...history)).doc<UserDoc>(users, ann)
const votes = (count: number, value: 1 | -1 = 1) =>
  Array.from({ length: count }, (_, voter) => say.aVote({ userId: `m${voter}`, value }, { by: `m${voter}` }))

describe('a member', () => {
  it('joins with nothing done yet', async () => {
    expect(await annAfter()).toMatchObject({
      username: 'Ann',
      usernameKey: 'ann',
      joinedAt: firstTime,
      roles: [],
      postsPublished: 0,
      reputation: 0,
      erased: false,
    })
  })

  it('has published what went live, counted once', async () => {
    expect(await annAfter(say.aPost())).toMatchObject({ postsPublished: 1 })
    const held = say.aPost({ status: 'ai-review' })
    expect(await annAfter(held)).toMatchObject({ postsPublished: 0 })
    const approved = say.aPostApproval()
    expect(await annAfter(held, approved, approved)).toMatchObject({ postsPublished: 1 })
  })

  it('has no post more that was deleted, and has it again once it is restored', async () => {
    const [deleted, restored] = [say.aPostDeletion(), say.aPostRestoration()]
    expect(await annAfter(say.aPost(), ...votes(3), deleted)).toMatchObject({ postsPublished: 0, reputation: 0 })
    expect(await annAfter(say.aPost(), ...votes(3), deleted, restored)).toMatchObject({
      postsPublished: 1,
      reputation: 3,
    })
    const held = say.aPost({ status: 'staff-review' })
    const back = say.aPostRestoration({ to: 'staff-review' })
    expect(await annAfter(held, deleted, back)).toMatchObject({ postsPublished: 0 })
  })

  it.each([
    [3, 1, 3],
    [40, 1, 25],
    [4, -1, 0],
  ] as const)('gains from %s votes of %s on a post %s of reputation', async (count, value, expected) => {
    expect((await annAfter(say.aPost(), ...votes(count, value)))?.reputation).toBe(expected)
  })

  it('loses what votes are taken back, and nothing beyond', async () => {
    const cleared = say.aClearedVote({ userId: 'm0' }, { by: 'm0' })
    expect((await annAfter(say.aPost(), ...votes(3), cleared))?.reputation).toBe(2)
  })

  it('is remembered for their most popular post, as it was at its best', async () => {
    const cleared = say.aClearedVote({ userId: 'm0' }, { by: 'm0' })
    expect((await annAfter(say.aPost(), ...votes(3), cleared))?.mostVotes).toBe(3)
    expect((await annAfter(say.aPost(), ...votes(4, -1)))?.mostVotes).toBeUndefined()
  })

  it('is known for reports that were right', async () => {
    const decided = (outcome: 'upheld' | 'dismissed') =>
      tell('ReportResolved', { postId, commentId: null, userId: ann, outcome, caseId: null }, { by: mo })
    expect(await annAfter(decided('upheld'), decided('dismissed'))).toMatchObject({
      reportsUpheld: 1,
      reportsDecided: 2,
      reputation: 1,
    })
  })

  it('is known for edits of theirs that were accepted', async () => {
    const ended = (outcome: SuggestionOutcome, userId = ann) =>
      tell('EditSuggestionEnded', { postId, suggestionId: 's', userId, outcome, agreedByIds: [] }, { by: mo })
    expect(await annAfter(ended('accepted'), ended('declined'), ended('accepted'), ended('withdrawn'))).toMatchObject({
      editsAccepted: 2,
      reputation: 4,
    })
    expect(await annAfter(ended('accepted', bob), ended('declined'))).toEqual(await annAfter())
  })

  it('has written comments, but those taken away', async () => {
    const written = say.aComment({ authorId: ann }, { by: ann })
    const takenBack = say.aCommentDeletion({ authorId: ann }, { by: ann })
    const removed = say.aCommentDeletion({ authorId: ann, cause: 'moderator' }, { by: mo })
    const restored = say.aCommentRestoration({ authorId: ann })
    expect((await annAfter(written, written, takenBack))?.commentCount).toBe(1)
    expect((await annAfter(written, removed))?.commentCount).toBe(0)
    expect((await annAfter(written, removed, restored))?.commentCount).toBe(1)
  })

  it('holds the roles that were granted and not revoked', async () => {
    const granted = [say.aRole({ userId: ann }), say.aRole({ userId: ann }), say.aRole({ userId: ann, role: 'staff' })]
    expect((await annAfter(...granted))?.roles).toEqual(['moderator', 'staff'])
    expect((await annAfter(...granted, tell('RoleRevoked', { userId: ann, role: 'staff' })))?.roles).toEqual([
      'moderator',
    ])
  })

  it('is suspended until that ends, and remembered for it', async () => {
    const suspended = tell('UserSuspended', {
      userId: ann,
      until: null,
      reasonCode: 'spam',
      reason: 'Too many links',
      restricts: ['vote'],
    })
    expect(await annAfter(suspended)).toMatchObject({ suspension: { restricts: ['vote'], reason: 'Too many links' } })
    const after = await annAfter(suspended, tell('UserReinstated', { userId: ann, reason: null }))
    expect(after).not.toHaveProperty('suspension')
    expect(after?.lastSanctionAt).toBe(firstTime + 1000)
  })

  it('who left is nobody any more', async () => {
    const profile = tell('ProfileChanged', { userId: ann, bio: 'I like deals', location: 'Leeds', avatarUrl: null })
    const erased = tell('UserErased', { userId: ann, requestId: 'r' })
    const gone = await annAfter(say.aPost(), profile, say.aRole({ userId: ann }), erased)
    expect(gone).toMatchObject({ username: 'deleted user', roles: [], erased: true, postsPublished: 1 })
    expect(gone).not.toHaveProperty('bio')
    expect(JSON.stringify(gone)).not.toMatch(/Ann|Leeds/)
  })

  it('is not touched by what others do', async () => {
    expect(await annAfter(say.aPost({ authorId: bob }), say.aComment())).toEqual(await annAfter())
  })
})

const renamed = (username: string, formerUntil: number | null, at = firstTime) =>
  say.aNewName({ username, formerUntil }, { at })

describe('a member who took another name', () => {
  it('is found by it, and led to by those before, but for one of which only the case changed', async () => {
    expect(await annAfter(renamed('Anna', 9, 1), renamed('ANNA', null, 2), renamed('Annika', 11, 3))).toMatchObject({
      username: 'Annika',
      usernameKey: 'annika',
      formerKeys: ['ann', 'anna'],
      formerNames: [
        { username: 'Ann', changedAt: 1, until: 9 },
        { username: 'Anna', changedAt: 2, until: null },
        { username: 'ANNA', changedAt: 3, until: 11 },
      ],
    })
  })

  it('is led to by no name that they took again', async () => {
    expect(await annAfter(renamed('Anna', 9), renamed('ann', 11))).toMatchObject({
      usernameKey: 'ann',
      formerKeys: ['anna'],
    })
  })
})

describe('somebody who left', () => {
  const profile = tell('ProfileChanged', { userId: ann, bio: 'I like deals', location: null, avatarUrl: null })
  const closed = tell('AccountClosed', { userId: ann, until: firstTime, posts: 'keep' })
  const [reopened, erased] = [
    tell('AccountReopened', { userId: ann }),
    tell('UserErased', { userId: ann, requestId: 'r' }),
  ]

  it('is nobody, and is the same again after coming back', async () => {
    expect(await annAfter(profile, closed)).toMatchObject({ username: 'deleted user', usernameKey: '', erased: true })
    expect(await annAfter(profile, closed, reopened)).toEqual(await annAfter(profile))
  })

  it('is led to by no former name, but again after coming back', async () => {
    const another = renamed('Anna', 9)
    expect(await annAfter(another, closed)).not.toHaveProperty('formerKeys')
    expect(JSON.stringify(await annAfter(another, closed, erased))).not.toMatch(/Ann|anna/)
    expect(await annAfter(another, closed, reopened)).toEqual(await annAfter(another))
  })

  it('leaves nothing behind at the end', async () => {
    expect(JSON.stringify(await annAfter(profile, closed, erased))).not.toMatch(/Ann|like/)
  })
})
