import { commentList, openedAsFact, type CommentList } from '@deals/events'
import {
  aComment,
  aCommentDeletion,
  aCommentEdit,
  aCommentVote,
  aPost,
  aPostDeletion,
  aUser,
  aVisit,
  ann,
  bob,
  firstTime,
  mo,
  postId,
  joining,
  told,
} from '@deals/events/testing'
import { idsOf } from '../testing/ids-of.ts'
import { openSite, siteForAll } from '../testing/open-site.ts'

const minute = 60_000
type Over = Parameters<typeof aComment>[0]
const said = (commentId: number, over: Over = {}) =>
  aComment({ commentId, rootId: commentId, ...over }, { by: over.authorId ?? bob, at: firstTime + commentId * minute })
const answer = (commentId: number, parentId: number, over: Over = {}) =>
  said(commentId, { parentId, rootId: 1, depth: 1, ...over })
const vote = (commentId: number, userId: string, value: 1 | -1) => aCommentVote({ commentId, userId, value })

const site = siteForAll()
beforeAll(() =>
  site.tell(
    ...joining(ann, bob, mo),
    aPost({ affiliated: true }),
    said(1, { authorId: mo }),
    said(2),
    said(3, { authorId: ann }),
    answer(11, 1),
    answer(12, 1, { authorId: ann }),
    answer(13, 12, { depth: 2 }),
    answer(14, 13, { depth: 3 }),
    vote(2, 'u1', 1),
    vote(2, 'u2', 1),
    vote(3, 'u1', 1),
    vote(3, 'u2', -1),
    vote(12, 'u1', 1),
    vote(12, bob, 1),
    aCommentDeletion({ commentId: 11, parentId: 1, cause: 'moderator', reason: 'Rude.' }),
    aCommentEdit({ commentId: 2, content: 'Edited.', grace: false }),
  ),
)

const path = `/api/posts/${postId}/comments`
const list = async (query: string, as?: string) => (await site.ask(`${path}?${query}`, as)).body

it('gives top-level comments each followed by its answers, with counts', async () => {
  const body = await list('')
  expect(commentList.safeParse(body).error).toBeUndefined()
  expect(idsOf(body, 'comments')).toEqual([2, 3, 1, 12, 13, 14, 11])
  expect(body).toMatchObject({
    pagination: { page: 1, limit: 10, total: 3, totalPages: 1 },
    commentCounts: { total: 6, topLevel: 3 },
  })
})

it('marks what others wrote since its reader opened the post', async () => {
  const newTo = async (as?: string) => {
    const { comments } = commentList.parse(await list('', as))
    return comments.filter(({ isNew }) => isNew).map(({ id }) => id)
  }
  expect(await newTo(mo)).toEqual([])
  const opened = openedAsFact([{ postId, at: firstTime + 2 * minute }])
  await site.tell(aVisit({ userId: mo, opened }, { by: mo }), aVisit({ userId: ann, opened }, { by: ann }))
  expect(await newTo(mo)).toEqual([3, 12, 13, 14])
  expect(await newTo(ann)).toEqual([13, 14])
  expect(await newTo()).toEqual([])
})

it('marks what was said below a duplicate by when its reader opened the post that stays', async () => {
  const [stays, duplicate] = [21, 22]
  const duplicates = [{ postId: duplicate, comments: 1 }]
  await site.tell(
    aPost({ postId: stays }),
    said(51, { postId: duplicate, authorId: mo }),
    told({ type: 'PostDuplicatesChanged', data: { postId: stays, duplicates } }, {}),
    aVisit({ userId: ann, opened: openedAsFact([{ postId: stays, at: firstTime }]) }, { by: ann }),
  )
  const { body } = await site.ask(`/api/posts/${stays}/comments`, ann)
  expect(commentList.parse(body).comments).toMatchObject([{ id: 51, isNew: true }])
})

it.each([
  ['top', [2, 3, 1]],
  ['controversial', [3, 2, 1]],
  ['new', [3, 2, 1]],
  ['old', [1, 2, 3]],
])('sorts siblings by %s', async (sort, ids) => {
  expect(idsOf(await list(`depth=0&sort=${sort}`), 'comments')).toEqual(ids)
})

it.each([
  [0, [1]],
  [1, [1, 11, 12]],
  [2, [1, 11, 12, 13]],
])('goes down to depth %s', async (depth, ids) => {
  expect(idsOf(await list(`sort=old&limit=1&depth=${depth}`), 'comments')).toEqual(ids)
})

it.each([
  ['edited', [2]],
  ['EDITED', [2]],
  ['ann', [3, 1, 12, 13, 14, 11]],
  ['rude', []],
  ['nobody wrote this', []],
])('finds threads by %s', async (q, ids) => {
  expect(idsOf(await list(`q=${encodeURIComponent(q)}`), 'comments')).toEqual(ids)
})

it('finds on pages that nobody opened, and pages what it finds', async () => {
  const question = `limit=1&sort=old&depth=0&q=${bob}`
  expect(idsOf(await list(question), 'comments')).toEqual([1])
  const second = await list(`${question}&page=2`)
  expect(idsOf(second, 'comments')).toEqual([2])
  expect(second).toMatchObject({ pagination: { total: 2, totalPages: 2 }, commentCounts: { total: 6, topLevel: 2 } })
})

it('says of a comment who speaks, and whether there is more below', async () => {
  const body = await list('sort=old&limit=1', bob)
  expect(body).toMatchObject({
    comments: [
      { id: 1, username: mo, badges: ['Moderator', 'New member'], hasReply: true, parentId: null },
      { id: 11, content: null, username: null, deletedBy: 'moderator', reason: 'Rude.', badges: [] },
      { id: 12, username: ann, badges: ['Poster', 'Store'], votes: 2, userVote: 1, hasReply: true },
      { id: 13, depth: 2, parentId: 12 },
      { id: 14, hasReply: false },
    ],
  })
  expect(await list('sort=old&limit=1&page=2')).toMatchObject({
    comments: [{ id: 2, content: 'Edited.', edited: true }],
  })
})

it.each(['sort=best', 'depth=-1', 'depth=19', 'limit=0', 'page=0'])('refuses %s', async (query) => {
  const { status, headers } = await site.ask(`${path}?${query}`)
  expect(status).toBe(400)
  expect(headers['content-type']).toMatch('text/plain')
})

it('gives the way up from a comment and everything below it', async () => {
  const { body } = await site.ask('/api/comments/path/12')
  expect(idsOf(body, 'comments')).toEqual([1, 12, 13, 14])
  expect(idsOf((await site.ask('/api/comments/path/14')).body, 'comments')).toEqual([1, 12, 13, 14])
  expect(idsOf((await site.ask('/api/comments/path/1')).body, 'comments')).toEqual([1, 12, 13, 14, 11])
})

it('says of the thread of a merged post who posted the one that stays', async () => {
  const [stays, duplicate] = [61, 62]
  await site.tell(
    aPost({ postId: stays, authorId: mo }),
    aPost({ postId: duplicate, authorId: ann }),
    said(71, { postId: duplicate, authorId: ann }),
    said(72, { postId: duplicate, authorId: mo, parentId: 71, rootId: 71, depth: 1 }),
    told({ type: 'PostMerged', data: { postId: duplicate, into: stays, from: 'active' } }, {}),
  )
  const { comments } = (await site.ask('/api/comments/path/72')).body as Pick<CommentList, 'comments'>
  expect(comments.map(({ username, badges }) => [username, badges.includes('Poster')])).toEqual([
    [ann, false],
    [mo, true],
  ])
})

it.each(['/api/comments/path/99', '/api/comments/path/x'])('knows no comment at %s', async (missing) => {
  const { status, text } = await site.ask(missing)
  expect([status, text]).toEqual([404, 'Comment not found'])
})

it('lists the comments of a member that are still there', async () => {
  const { body } = await site.ask('/api/users/bob/comments')
  expect(idsOf(body, 'comments')).toEqual([14, 13, 2])
  expect(body).toMatchObject({ comments: [{ postTitle: 'Wireless headphones with noise cancelling' }, {}, {}] })
})

it('fills the pages of a member with what is still there, and counts that alone', async () => {
  const { body } = await site.ask('/api/users/bob/comments?limit=2&page=2')
  expect(idsOf(body, 'comments')).toEqual([2])
  expect(body).toMatchObject({ total: 3 })
})

it('is as hidden as its post', async () => {
  const gone = await openSite()
  await gone.tell(aUser(), aUser({ userId: bob, username: bob }), aPost(), said(1), aPostDeletion())
  const replies = await Promise.all([path, '/api/comments/path/1', '/api/users/bob/comments'].map((at) => gone.ask(at)))
  await gone.close()
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 200])
  expect(replies[2]?.body).toMatchObject({ comments: [] })
})
