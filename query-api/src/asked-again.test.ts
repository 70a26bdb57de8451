import { aBookmark, aVote, ann, mo } from '@deals/events/testing'
import { createPlainQuestions } from './app.ts'
import { notingReads } from './testing/noting-reads.ts'
import { siteForEach } from './testing/open-site.ts'
import { wholeSite } from './testing/random-writes.ts'
import { asSaid } from './testing/told-log.ts'

const site = siteForEach()
beforeEach(() => site.tell(...wholeSite()))

/** What the pages of the site ask for a member, and what of it a store is read for. */
function member(userId: string) {
  const { readModels, noted } = notingReads(site.readModels)
  const questions = createPlainQuestions({ ...site.context, readModels })
  return async (path: string) => {
    noted.clear()
    const answer = await questions(asSaid(userId), '::1')(path)
    return { status: answer?.status, text: await answer?.text(), reads: [...noted].sort() }
  }
}

describe.each([
  '/api/posts?categories=computers',
  '/api/posts?sortOrder=newest',
  '/api/posts?includeRecommendations=true',
  '/api/posts?q=headphones',
  '/api/posts/1',
  '/api/posts/1/comments',
  '/api/posts/similar?postId=3',
  '/api/notifications',
  '/api/user',
])('what a member asks for again: %s', (path) => {
  it('is read once, as long as nothing has changed', async () => {
    const ask = member(ann)
    const first = await ask(path)
    expect(first.status).toBe(200)
    expect(first.reads).toContain('users')
    expect(await ask(path)).toEqual({ ...first, reads: [] })
  })

  it('is read anew for each member, and when anybody has written', async () => {
    const ask = member(ann)
    await ask(path)
    await site.tell(aVote({ postId: 1, userId: mo }, { by: mo }), aBookmark({ postId: 1 }, { by: ann }))
    const anew = await ask(path)
    expect(anew.reads).not.toEqual([])
    expect(anew).toEqual(await member(ann)(path))
    expect((await member(mo)(path)).reads).toContain('users')
  })
})
