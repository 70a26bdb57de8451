import { aLivePost, bodyOf, smallSiteForEach, type Member } from '../testing/small-site.ts'

const site = smallSiteForEach({
  rateLimits: 'off',
  answers: { reportsOn: ({ commentId }) => named(true, commentId), decidedReports: () => decided() },
})
/** How often it was asked which reports are decided. */
let asked = 0
function decided() {
  asked += 1
  return named(false)
}

/** Reports as the read side names them: the open ones on the post or on a comment, or all that are decided. */
async function named(areOpen: boolean, on?: number | null) {
  const resolved = (await site.events('ReportResolved')).map(({ stream }) => stream)
  const reopened = (await site.events('ReportReopened')).map(({ stream }) => stream)
  const decided = resolved.filter((stream) => !reopened.includes(stream))
  const made = await site.events('PostReported')
  return made
    .filter(({ stream, data }) => (areOpen ? 'commentId' in data && data.commentId === on : decided.includes(stream)))
    .filter(({ stream }) => !areOpen || !decided.includes(stream))
    .map(({ stream }) => ({ id: stream.slice(stream.indexOf('-') + 1), reason: 'spam' as const }))
}
let [ann, bob, carla, mo]: Member[] = []
let postId: number
let commentId: number
beforeEach(async () => {
  ann = await site.join('ann')
  bob = await site.join('bob')
  carla = await site.join('carla')
  mo = await site.join('mo', 'moderator')
  postId = await aLivePost(site, ann)
  const written = await bob?.post('/api/comments', { postId, content: 'You are all fools.', depth: 0 })
  commentId = bodyOf(written ?? { body: {} })['id'] as number
  await carla?.post(`/api/reports/comment/${commentId}`, { reason: 'harmful' })
  await carla?.post(`/api/reports/post/${postId}`, { reason: 'spam' })
})

const decide = (by: Member | undefined, body: object) => by?.patch(`/api/moderation/posts/${postId}/reports`, body)

describe('reports on a comment', () => {
  it('are decided apart from those on its post, whose case stays open', async () => {
    const id = (await named(true, commentId)).map((report) => report.id)
    expect((await decide(mo, { outcome: 'dismissed', commentId }))?.body).toEqual({ outcome: 'dismissed', ids: id })
    expect((await site.events('ReportResolved')).map(({ data }) => data)).toMatchObject([
      { postId, commentId, userId: 'carla', outcome: 'dismissed' },
    ])
    expect(await site.events('CaseResolved')).toEqual([])
    expect((await decide(mo, { outcome: 'open', ids: id }))?.status).toBe(200)
    expect((await decide(mo, { outcome: 'dismissed', commentId }))?.status).toBe(200)
  })

  it('are decided once; nobody waits after that', async () => {
    await decide(mo, { outcome: 'dismissed', commentId })
    expect(await decide(mo, { outcome: 'dismissed', commentId })).toMatchObject({
      status: 409,
      body: { message: 'Nobody waits for a decision about a report here.' },
    })
  })

  it('are answered again the same where the answer was lost', async () => {
    const ask = () => decide(mo, { outcome: 'dismissed', commentId })?.set('idempotency-key', 'the-same-one')
    const first = await ask()
    expect([(await ask())?.status, (await ask())?.body]).toEqual([200, first?.body])
  })

  it('are for no moderator who made them', async () => {
    const sue = await site.join('sue', 'superUser')
    const own = bodyOf(await sue.post('/api/comments', { postId, content: 'No.', depth: 0 }))['id'] as number
    await carla?.post(`/api/reports/comment/${own}`, { reason: 'spam' })
    expect((await decide(sue, { outcome: 'dismissed', commentId: own }))?.status).toBe(409)
    expect((await decide(carla, { outcome: 'dismissed', commentId }))?.status).toBe(403)
  })

  it('wait on where the comment stood again before the site had drawn its conclusion', async () => {
    const [report] = await named(true, commentId)
    const conclude = async () => {
      const [removal] = (await site.events('CommentDeleted')).slice(-1)
      const cause = { causationId: removal?.id ?? '', reportId: report?.id ?? '' }
      return site.system.resolveReport({ ...cause, outcome: 'upheld' })
    }
    await mo?.delete(`/api/comments/${commentId}`, { reason: 'Insults' })
    await mo?.post(`/api/comments/${commentId}/restore`)
    expect(await conclude()).toBe('not-needed')
    await mo?.delete(`/api/comments/${commentId}`, { reason: 'Insults' })
    expect(await conclude()).toBe('done')
  })

  it('are asked for by nobody who may not bring the comment back', async () => {
    await mo?.delete(`/api/comments/${commentId}`, { reason: 'Insults' })
    const before = asked
    expect((await carla?.post(`/api/comments/${commentId}/restore`))?.status).toBe(403)
    expect(asked).toBe(before)
    await mo?.post(`/api/comments/${commentId}/restore`)
    expect(asked).toBeGreaterThan(before)
  })

  it('wait again once the comment stands again that was removed because of them', async () => {
    await mo?.delete(`/api/comments/${commentId}`, { reason: 'Insults' })
    const [removal] = await site.events('CommentDeleted')
    const [report] = await named(true, commentId)
    const conclude = { causationId: removal?.id ?? '', reportId: report?.id ?? '', outcome: 'upheld' as const }
    expect(await site.system.resolveReport(conclude)).toBe('done')
    await mo?.post(`/api/comments/${commentId}/restore`)
    expect((await site.events('ReportReopened')).map(({ data }) => data)).toMatchObject([
      { commentId, userId: 'carla', outcome: 'upheld' },
    ])
  })
})
