import { aLivePost, smallSiteForEach, type Member } from '../testing/small-site.ts'

const site = smallSiteForEach()
let ann: Member
let bob: Member
let mo: Member
let postId: number
beforeEach(async () => {
  ;[ann, bob, mo] = [await site.join('ann'), await site.join('bob'), await site.join('mo', 'moderator')]
  postId = await aLivePost(site, ann)
})

const path = () => `/api/posts/${postId}/comment-lock`
const lock = (who = mo, reason = ' It went in circles. ') => who.post(path(), { reason })
/** Once a minute, which is slow enough for anybody. */
const say = (who = bob) => {
  site.time.now += 60_000
  return who.post('/api/comments', { postId, depth: 0, content: 'Mine is still fine.' })
}

describe('comments that a moderator has locked', () => {
  it('take no more words from anybody until they are open again, and keep those that were there', async () => {
    await say()
    const locked = await lock()
    expect([locked.status, locked.body]).toMatchObject([200, { status: 'active' }])
    for (const who of [ann, bob, mo]) {
      const said = await say(who)
      expect([said.status, said.text]).toEqual([400, 'Comments are locked'])
    }
    expect((await mo.delete(path())).status).toBe(200)
    expect((await say()).status).toBe(201)
    expect(await site.events('PostCommentsLocked')).toMatchObject([{ data: { reason: 'It went in circles.' } }])
    expect((await site.events('CommentPosted')).length).toBe(2)
  })

  it('leave the version of the post as it is, so that nobody loses an edit by them', async () => {
    const before = await ann.patch(`/api/posts/${postId}/expire`)
    expect((await lock()).body).toEqual(before.body)
  })

  it.each([
    ['by others than moderators', () => lock(bob), 403],
    ['without a reason that says something', () => lock(mo, ' no '), 422],
    ['with a reason that nobody reads to its end', () => lock(mo, 'a'.repeat(301)), 422],
    ['twice', async () => (await lock()) && lock(), 409],
  ])('are not locked %s', async (_how, locking, status) => {
    expect((await locking()).status).toBe(status)
  })

  it('are not opened where they are open, nor judged under a post of one’s own', async () => {
    expect((await mo.delete(path())).status).toBe(409)
    postId = await aLivePost(site, mo)
    const own = await lock()
    expect([own.status, own.text]).toEqual([403, expect.stringContaining('You cannot decide about your own post.')])
  })

  it('are not locked where nobody can read the post', async () => {
    await mo.delete(`/api/posts/${postId}`, { reason: 'Spam' })
    expect((await lock()).status).toBe(403)
  })
})
