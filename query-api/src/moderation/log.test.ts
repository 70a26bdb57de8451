import { logView } from '@deals/events'
import {
  aComment,
  aCommentDeletion,
  aCommentRestoration,
  aPost,
  aPostDeletion,
  ann,
  bob,
  firstTime,
  joining,
  mo,
  sue,
  told,
} from '@deals/events/testing'
import { siteForAll } from '../testing/open-site.ts'

const day = 86_400_000
const site = siteForAll({ now: firstTime + 20 * day })
const byMo = (days: number) => ({ by: mo, at: firstTime + days * day })
const store = {
  slug: 'norvik',
  name: 'Norvik',
  url: null,
  iconUrl: null,
  hosts: ['norvik.example'],
  description: null,
  status: 'pending' as const,
  affiliateDisclosed: false,
}
beforeAll(async () => {
  const onDecision = { decisionId: 'd1', userId: ann }
  await site.tell(
    ...joining(ann, bob, mo, sue),
    told({ type: 'StoreRegistered', data: store }, { by: ann, stream: 'store-norvik' }),
    aPost({ postId: 1, title: 'A kettle', authorId: ann }),
    aPost({ postId: 2, title: 'A lamp', authorId: bob }, { by: bob }),
    ...[11, 12].map((commentId) => aComment({ commentId, rootId: commentId, postId: 1 })),
    aPostDeletion({ postId: 1, cause: 'moderator', reason: 'Spam' }, byMo(1)),
    aCommentDeletion({ commentId: 11, postId: 1, cause: 'moderator', reason: 'Insults' }, byMo(2)),
    aCommentDeletion({ commentId: 12, postId: 1 }, { by: bob, at: firstTime + 3 * day }),
    told(
      { type: 'StoreChanged', data: { slug: 'norvik', changes: { status: 'blocked' } } },
      { ...byMo(4), stream: 'store-norvik' },
    ),
    told(
      { type: 'StoreChanged', data: { slug: 'norvik', changes: { name: 'Norvik Ltd' } } },
      { ...byMo(5), stream: 'store-norvik' },
    ),
    told(
      { type: 'ProductLinked', data: { postId: 2, otherId: 1, cause: 'moderator' } },
      { ...byMo(6), stream: 'product-2' },
    ),
    told(
      { type: 'UserWarned', data: { userId: bob, reason: 'Be kind.', reasonCode: null } },
      { ...byMo(7), stream: 'user-bob' },
    ),
    told(
      {
        type: 'AppealOpened',
        data: { ...onDecision, about: 'post', aboutPost: 1, decidedById: mo, decidedAt: 1, text: 'Why?' },
      },
      { by: ann, stream: 'appeal-d1' },
    ),
    told(
      { type: 'AppealDecided', data: { ...onDecision, outcome: 'upheld', answer: 'It is spam.' } },
      { by: sue, at: firstTime + 15 * day, stream: 'appeal-d1' },
    ),
  )
})

const log = async (query = '') => logView.parse((await site.ask(`/api/moderation/log?${query}`, sue)).body).entries
const kinds = async (query = '') => (await log(query)).map(({ kind }) => kind)

const all = ['AppealDecided', 'UserWarned', 'ProductLinked', 'StoreChanged', 'CommentDeleted', 'PostDeleted']

it('holds comments that moderators removed and stores that they decided about, and nothing that members did', async () => {
  expect(await kinds()).toEqual(all)
  expect(await log()).toMatchObject([
    { postId: 1, title: 'A kettle', member: ann, code: 'upheld', reason: 'It is spam.' },
    { member: bob },
    { postId: 2, other: { postId: 1, title: 'A kettle' } },
    { store: { slug: 'norvik', name: 'Norvik Ltd' }, code: 'blocked', postId: null },
    { postId: 1, comment: { id: 11, isRemoved: true }, reason: 'Insults' },
    { postId: 1, reason: 'Spam' },
  ])
})

it.each([
  ['about=1', ['CommentDeleted', 'PostDeleted']],
  ['about=https://deals.example/post/1', ['CommentDeleted', 'PostDeleted']],
  ['about=/post/2', ['ProductLinked']],
  [`about=${bob}`, ['UserWarned', 'ProductLinked']],
  [`about=${ann}`, ['PostDeleted']],
  ['about=norvik', ['StoreChanged']],
  ['about=Norvik Ltd', ['StoreChanged']],
  ['about=nobody', []],
  ['days=14', ['AppealDecided', 'UserWarned', 'ProductLinked']],
  ['kind=StoreChanged&days=90', ['StoreChanged']],
])('is narrowed by %s', async (query, found) => {
  expect(await kinds(query)).toEqual(found)
})

it('says in the open that a comment was removed and a store blocked, without naming either', async () => {
  const { body } = await site.ask('/api/moderation-log')
  expect(body).toMatchObject({
    entries: [
      { kind: 'AppealDecided' },
      { kind: 'UserWarned' },
      { kind: 'StoreChanged', about: 'store', code: 'blocked', post: null },
      { kind: 'CommentDeleted', about: 'comment', code: null, post: null, reasonGroup: 'Other' },
      { kind: 'PostDeleted' },
    ],
  })
  expect(JSON.stringify(body)).not.toMatch(/norvik|kettle/iu)
})

it('keeps what somebody decided who is no moderator any more', async () => {
  await site.tell(
    told({ type: 'RoleRevoked', data: { userId: mo, role: 'moderator' } }, { by: sue, stream: 'user-mo' }),
  )
  expect(await kinds()).toEqual(all)
})

it('offers to take back what is the last word about a store or a member, to who may', async () => {
  const block = async () => (await log('kind=StoreChanged')).map(({ code, storeTo }) => [code, storeTo])
  expect(await block()).toEqual([['blocked', 'active']])
  const decide = (by: string, days: number, status: 'active' | 'blocked') =>
    site.tell(
      told({ type: 'StoreChanged', data: { slug: 'norvik', changes: { status } } }, { by, at: firstTime + days * day }),
    )
  await decide(sue, 17, 'active')
  expect(await block()).toEqual([
    ['active', 'blocked'],
    ['blocked', null],
  ])
  await decide(mo, 18, 'blocked')
  await decide(mo, 19, 'active')
  expect((await block())[0]).toEqual(['active', null])
  const restrict = { userId: bob, until: null, restricts: ['vote' as const], reasonCode: 'moderator', reason: 'Votes.' }
  await site.tell(told({ type: 'UserSuspended', data: restrict }, { by: mo, at: firstTime + 17 * day }))
  const lifts = async () => (await log(`about=${bob}&kind=UserSuspended`)).map(({ canLift }) => canLift)
  expect(await lifts()).toEqual([true])
  await site.tell(
    told({ type: 'UserReinstated', data: { userId: bob, reason: null } }, { by: mo, at: firstTime + 18 * day }),
  )
  expect(await lifts()).toEqual([false])
})

it('says that a comment stands again', async () => {
  await site.tell(aCommentRestoration({ commentId: 11, postId: 1 }, { by: sue, at: firstTime + 16 * day }))
  expect((await log()).slice(0, 1)).toMatchObject([{ kind: 'CommentRestored', comment: { isRemoved: false } }])
})
