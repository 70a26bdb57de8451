import { commentHistory } from '@deals/events'
import {
  aComment,
  aCommentDeletion,
  aCommentEdit,
  aCommentRestoration,
  aPost,
  ann,
  bob,
  firstTime,
  mo,
  postId,
  stacy,
  joining,
} from '@deals/events/testing'
import { siteForEach } from '../testing/open-site.ts'

const minute = 60_000
const at = (minutes: number) => ({ at: firstTime + minutes * minute })
const path = '/api/comments/1/history'
const site = siteForEach()
beforeEach(() =>
  site.tell(
    ...joining(ann, bob, mo, stacy),
    aPost(),
    aComment({ commentId: 1, rootId: 1, authorId: bob, content: 'A scam.' }, { by: bob, ...at(1) }),
    aCommentEdit({ commentId: 1, content: 'A bargain.', grace: true }, { by: bob, ...at(2) }),
    aCommentDeletion({ commentId: 1, authorId: bob, cause: 'moderator', reason: 'Rude.' }, { by: mo, ...at(3) }),
    aCommentRestoration({ commentId: 1, authorId: bob }, { by: mo, ...at(4) }),
  ),
)

it('tells moderators what a comment said, step by step, also what was changed at once', async () => {
  const { body } = await site.ask(path, mo)
  expect(commentHistory.safeParse(body).error).toBeUndefined()
  expect(body).toEqual({
    postId,
    steps: [
      ['posted', bob, 'A scam.', null, 1],
      ['edited', bob, 'A bargain.', null, 2],
      ['deleted', mo, null, 'Rude.', 3],
      ['restored', mo, null, null, 4],
    ].map(([kind, by, content, reason, minutes]) => ({
      kind,
      by,
      content,
      reason,
      at: new Date(firstTime + Number(minutes) * minute).toISOString(),
    })),
  })
})

it.each([
  [undefined, 401],
  [bob, 403],
  [stacy, 403],
  [mo, 200],
])('is for moderators alone: %s', async (as, status) => {
  expect((await site.ask(path, as)).status).toBe(status)
})

it.each(['/api/comments/77/history', '/api/comments/x/history'])('is of a comment: %s', async (address) => {
  expect((await site.ask(address, mo)).status).toBe(404)
})
