import { aLivePost, bodyOf, smallSiteForEach, type Member } from '../testing/small-site.ts'

const site = smallSiteForEach({
  rateLimits: 'off',
  answers: { reportsOn: () => named(true), decidedReports: () => named(false) },
})

/** The reports of the post as the read side names them. */
async function named(areOpen: boolean) {
  const decided = (await site.events('ReportResolved')).map(({ stream }) => stream)
  const made = await site.events('PostReported')
  return made
    .filter(({ stream }) => areOpen || decided.includes(stream))
    .map(({ stream }) => ({ id: stream.slice(stream.indexOf('-') + 1), reason: 'spam' as const }))
}
let [ann, bob, mo, sue]: Member[] = []
let postId: number
beforeEach(async () => {
  ann = await site.join('ann')
  bob = await site.join('bob')
  mo = await site.join('mo', 'moderator')
  sue = await site.join('sue', 'superUser')
  postId = await aLivePost(site, ann)
})

describe('POST /api/moderation/posts/{id}/claim', () => {
  const claim = (by: Member | undefined, id = postId) => by?.post(`/api/moderation/posts/${id}/claim`)

  it('gives a post to one moderator at a time', async () => {
    const until = new Date(site.time.now + 300_000).toISOString()
    expect(bodyOf((await claim(mo)) ?? { body: null })).toEqual({ assignee: 'mo', until })
    const refused = await claim(sue)
    expect([refused?.status, refused?.body]).toEqual([409, { message: 'Being reviewed by mo.' }])
    site.time.now += 300_000
    expect((await claim(sue))?.status).toBe(200)
  })

  it('is extended while the moderator works on it', async () => {
    await claim(mo)
    site.time.now += 200_000
    await claim(mo)
    site.time.now += 200_000
    expect((await claim(sue))?.status).toBe(409)
    expect(await site.events('CaseOpened')).toHaveLength(1)
    expect(await site.events('CaseAssigned')).toHaveLength(2)
  })

  it('is for moderators and posts that exist', async () => {
    expect((await claim(bob))?.status).toBe(403)
    expect((await claim(bob, 1))?.status).toBe(403)
    expect((await claim(mo, 1))?.status).toBe(404)
    expect((await site.agent.post(`/api/moderation/posts/${postId}/claim`)).status).toBe(401)
  })
})

describe('PATCH /api/moderation/reports/{id}', () => {
  const decide = (by: Member | undefined, outcome: string, id = `${postId}_bob`) =>
    by?.patch(`/api/moderation/reports/${id}`, { outcome })

  it('decides a report once', async () => {
    await bob?.post(`/api/reports/post/${postId}`, { reason: 'spam' })
    expect((await decide(mo, 'upheld'))?.body).toEqual({ id: `${postId}_bob`, outcome: 'upheld' })
    expect((await decide(sue, 'upheld'))?.status).toBe(200)
    const late = await decide(sue, 'dismissed')
    expect([late?.status, late?.body]).toMatchObject([
      409,
      {
        message: 'Someone else already decided this: found right by mo, a moment ago.',
        by: 'mo',
        decision: 'found right',
      },
    ])
    expect((await site.events('ReportResolved')).map(({ data }) => data)).toMatchObject([
      { postId, commentId: null, userId: 'bob', outcome: 'upheld' },
    ])
  })

  it('refuses who may not, what is not there, and what is no word', async () => {
    await bob?.post(`/api/reports/post/${postId}`, { reason: 'spam' })
    expect((await decide(bob, 'upheld'))?.status).toBe(403)
    expect((await decide(mo, 'upheld', '99_bob'))?.status).toBe(404)
    expect((await decide(mo, 'upheld', '%00'))?.status).toBe(404)
    expect((await decide(mo, 'perhaps'))?.status).toBe(422)
  })
})

describe('PATCH /api/moderation/posts/{id}/status', () => {
  const set = (by: Member | undefined, body: object) => by?.patch(`/api/moderation/posts/${postId}/status`, body)
  const textOf = async (by: Member | undefined, body: object) => {
    const answer = await set(by, body)
    return [answer?.status, answer?.text]
  }

  it('tells who is late what the other decided, who that was and when', async () => {
    await set(mo, { status: 'expired' })
    site.time.now += 3 * 60_000
    const late = 'Someone else already decided this: marked as expired by mo, 3 minutes ago.'
    expect(await textOf(sue, { status: 'staff-review', version: 1 })).toEqual([409, late])
    expect(await textOf(sue, { status: 'expired' })).toEqual([409, late])
    expect(await textOf(mo, { status: 'expired' })).toEqual([
      409,
      late.replace('Someone else', 'You').replace(' by mo', ''),
    ])
  })

  it('waits for who holds the case, and lets it go with the decision', async () => {
    await sue?.post(`/api/moderation/posts/${postId}/claim`)
    expect(await textOf(mo, { status: 'expired' })).toEqual([409, 'Being reviewed by sue.'])
    expect((await set(sue, { status: 'staff-review' }))?.status).toBe(200)
    expect((await site.events('CaseResolved')).map(({ data }) => data)).toEqual([
      { postId, decision: 'sent to staff review', action: 'staff-review' },
    ])
    expect((await set(mo, { status: 'active' }))?.status).toBe(200)
  })

  it('is not for who reported the post', async () => {
    await mo?.post(`/api/reports/post/${postId}`, { reason: 'spam' })
    const words = 'You reported this post, so somebody else decides about it.'
    expect(await textOf(mo, { status: 'expired' })).toEqual([403, words])
    expect((await set(sue, { status: 'expired' }))?.status).toBe(200)
  })
})

describe('POST /api/moderation/posts/{id}/undo', () => {
  const undo = (by: Member | undefined, version: number) =>
    by?.post(`/api/moderation/posts/${postId}/undo`, { version })
  const remove = async () => {
    const answer = await mo?.patch(`/api/moderation/posts/${postId}/status`, { status: 'deleted', reason: 'Spam' })
    return Number(bodyOf({ body: answer?.body as unknown })['version'])
  }

  it('brings the post back to where it was', async () => {
    const version = await remove()
    expect((await undo(sue, version))?.body).toEqual({ status: 'active', version: version + 1 })
    const again = await undo(mo, version)
    const { message } = bodyOf({ body: again?.body as unknown })
    expect([again?.status, message]).toEqual([
      409,
      'Someone else already decided this: taken back by sue, a moment ago.',
    ])
  })

  it('is for moderators, and for what they decided', async () => {
    const version = await remove()
    expect((await undo(ann, version))?.status).toBe(403)
    expect((await undo(mo, version + 1))?.status).toBe(409)
    await undo(mo, version)
    await ann?.patch(`/api/posts/${postId}/expire`)
    expect((await undo(mo, version + 2))?.body).toEqual({ message: 'Only what a moderator decided can be taken back.' })
  })

  it('leaves the end that was edited after the decision', async () => {
    const status = (to: string) => mo?.patch(`/api/moderation/posts/${postId}/status`, { status: to })
    await status('staff-review')
    const approved = await status('active')
    const expiresAt = new Date(site.time.now + 86_400_000).toISOString()
    await ann?.patch(`/api/posts/${postId}`, { expiresAt })
    await undo(mo, Number(bodyOf({ body: approved?.body as unknown })['version']))
    await status('active')
    await ann?.patch(`/api/posts/${postId}`, { expiresAt: null })
    const edits = (await site.events('PostEdited')).map(({ data }) => data)
    expect(edits).toMatchObject([{ changes: { expiresAt: Date.parse(expiresAt) } }, { changes: { expiresAt: null } }])
  })

  it('opens the reports again from which the site had concluded that they were right', async () => {
    await bob?.post(`/api/reports/post/${postId}`, { reason: 'spam' })
    const version = await remove()
    const [decision] = await site.events('PostDeleted')
    const conclude = { causationId: decision?.id ?? '', reportId: `${postId}_bob`, outcome: 'upheld' as const }
    expect(await site.system.resolveReport(conclude)).toBe('done')
    await undo(mo, version)
    expect((await site.events('ReportReopened')).map(({ data }) => data)).toMatchObject([{ userId: 'bob' }])
    expect(await site.system.resolveReport({ ...conclude, correlationId: 'later' })).toBe('not-needed')
  })
})

describe('PATCH /api/moderation/posts/{id}/reports', () => {
  const decide = (by: Member | undefined, body: object) => by?.patch(`/api/moderation/posts/${postId}/reports`, body)
  const ids = () => [`${postId}_bob`, `${postId}_carla`]
  beforeEach(async () => {
    const carla = await site.join('carla')
    await bob?.post(`/api/reports/post/${postId}`, { reason: 'spam' })
    await carla.post(`/api/reports/post/${postId}`, { reason: 'other' })
  })

  it('reads what others wrote as it stands', async () => {
    const dora = await site.join('dora')
    await dora.post(`/api/reports/post/${postId}`, { reason: 'spam', note: 'See \u202ethe shop\u200b ' })
    const notes = (await site.events('PostReported')).map(({ data }) => data)
    expect(notes).toMatchObject([{ note: null }, { note: null }, { note: 'See the shop' }])
  })

  it('decides about all of them, once, and takes it back', async () => {
    expect((await decide(mo, { outcome: 'dismissed' }))?.body).toEqual({ outcome: 'dismissed', ids: ids() })
    expect((await site.events('CaseResolved')).map(({ data }) => data)).toEqual([
      { postId, decision: 'reports dismissed', action: 'reports' },
    ])
    expect((await decide(sue, { outcome: 'upheld' }))?.status).toBe(409)
    expect((await decide(mo, { outcome: 'open', ids: ids() }))?.body).toEqual({ outcome: 'open', ids: ids() })
    expect((await decide(sue, { outcome: 'upheld' }))?.status).toBe(200)
  })

  it('is for moderators who neither wrote the post nor reported it', async () => {
    expect((await decide(bob, { outcome: 'dismissed' }))?.status).toBe(403)
    await mo?.post(`/api/reports/post/${postId}`, { reason: 'spam' })
    expect((await decide(mo, { outcome: 'dismissed' }))?.status).toBe(403)
    expect((await decide(sue, { outcome: 'maybe' }))?.status).toBe(422)
  })
})

describe('notes and claims that end', () => {
  it('a note is written into the case for moderators alone', async () => {
    const note = (by: Member | undefined, text: string) =>
      by?.post(`/api/moderation/posts/${postId}/notes`, { note: text })
    expect((await note(mo, ' Seen before. '))?.status).toBe(200)
    expect((await site.events('CaseNoted')).map(({ data }) => data)).toEqual([{ postId, note: 'Seen before.' }])
    expect([(await note(mo, ' '))?.status, (await note(ann, 'Hm.'))?.status]).toEqual([422, 403])
  })

  it('a case that was let go is free at once', async () => {
    const path = `/api/moderation/posts/${postId}/claim`
    await mo?.post(path)
    expect((await sue?.delete(path))?.body).toEqual({ released: false })
    expect((await sue?.post(path))?.status).toBe(409)
    expect((await mo?.delete(path))?.body).toEqual({ released: true })
    expect((await sue?.post(path))?.status).toBe(200)
    expect((await ann?.delete(path))?.status).toBe(403)
  })
})
