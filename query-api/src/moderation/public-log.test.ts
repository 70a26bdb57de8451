import { publicLogView, reasonGroupOf } from '@deals/events'
import {
  aPost,
  aPostDeletion,
  aPostExpiry,
  aPostSentToReview,
  ann,
  bob,
  firstTime,
  mo,
  told,
  joining,
} from '@deals/events/testing'
import { siteForAll } from '../testing/open-site.ts'

const minute = 60_000
const at = (minutes: number) => firstTime + minutes * minute
const byMo = (minutes: number) => ({ by: mo, at: at(minutes) })
const site = siteForAll()
beforeAll(async () => {
  const title = (nr: number) => `A secret kettle ${nr}`
  const suspended = {
    userId: bob,
    until: at(60 * 24),
    restricts: ['comment' as const],
    reason: 'You called ann a liar.',
    reasonCode: 'insults',
  }
  await site.tell(
    ...joining(ann, bob, mo),
    ...[1, 2, 3].map((postId) => aPost({ postId, title: title(postId) })),
    aPostExpiry({ postId: 1, cause: 'moderator' }, byMo(1)),
    aPostDeletion({ postId: 2, cause: 'moderator', reason: 'Spam' }, byMo(2)),
    aPostDeletion({ postId: 3, cause: 'moderator', reason: 'He sells what ann stole.' }, byMo(3)),
    told({ type: 'UserSuspended', data: suspended }, byMo(4)),
    told({ type: 'CaseNoted', data: { postId: 1, note: 'Look at bob.' } }, { ...byMo(5), stream: 'case-1' }),
    aPostSentToReview({ postId: 1, to: 'staff-review' }, { by: ann, at: at(6) }),
  )
})

const entries = async (as?: string) => publicLogView.parse((await site.ask('/api/moderation-log', as)).body).entries

it('tells everybody what was decided, the latest first, and why in a word', async () => {
  const lines = (await entries()).map(({ kind, role, about, post, reasonGroup }) => ({
    kind,
    role,
    about,
    post: post?.id ?? null,
    reasonGroup,
  }))
  const byModerator = { role: 'moderator', post: null }
  expect(lines).toEqual([
    { ...byModerator, kind: 'UserSuspended', about: 'member', reasonGroup: 'Other' },
    { ...byModerator, kind: 'PostDeleted', about: 'post', reasonGroup: 'Other' },
    { ...byModerator, kind: 'PostDeleted', about: 'post', reasonGroup: 'Spam' },
    { ...byModerator, kind: 'PostExpired', about: 'post', reasonGroup: null },
  ])
})

it.each([undefined, mo])('names nobody, and says nothing that somebody wrote of what is gone, to %s', async (as) => {
  const text = JSON.stringify(await entries(as))
  for (const secret of [mo, bob, ann, 'kettle', 'liar', 'stole', 'Look']) {
    expect(text).not.toMatch(new RegExp(String.raw`\b${secret}\b`, 'u'))
  }
})

it('names a post again once everybody may read it', async () => {
  await site.tell(
    told(
      { type: 'PostRestored', data: { postId: 2, authorId: ann, from: 'deleted', to: 'active' } },
      { ...byMo(10), stream: 'post-2' },
    ),
  )
  expect(await entries()).toMatchObject([
    { kind: 'PostRestored', post: { id: 2, title: 'A secret kettle 2' } },
    { kind: 'UserSuspended' },
    { kind: 'PostDeleted', post: null },
    { kind: 'PostDeleted', post: { id: 2 } },
    { kind: 'PostExpired' },
  ])
})

it.each([
  [null, null],
  [undefined, null],
  ['  ', null],
  ['Spam', 'Spam'],
  [' Affiliate or referral link ', 'Affiliate or referral link'],
  ['This belongs to another category. Please choose the one that fits.', 'Category'],
  ['spam', 'Other'],
])('the reason %p belongs to %p', (reason, group) => {
  expect(reasonGroupOf(reason)).toBe(group)
})
