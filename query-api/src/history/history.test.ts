import {
  aComment,
  aCommentLock,
  aPost,
  aPostApproval,
  aPostDeletion,
  aPostEdit,
  aPostRestoration,
  aPostSentToReview,
  aReport,
  aVote,
  ann,
  bob,
  firstTime,
  mo,
  postId,
  stacy,
  joining,
} from '@deals/events/testing'
import { postHistoryView } from '@deals/events'
import { openSite, siteForAll } from '../testing/open-site.ts'

const hour = 3_600_000
const site = siteForAll()
beforeAll(() =>
  site.tell(
    ...joining(ann, bob, mo, stacy),
    aPost({}, { at: firstTime }),
    aPostEdit({ changes: { price: 4999, urlKey: 'other' }, reason: 'The price fell.' }, { at: firstTime + hour }),
    aReport({ note: 'Looks like an advertisement.' }, { by: bob, at: firstTime + 2 * hour }),
    aPostSentToReview({ to: 'staff-review', feedback: 'Hm.' }, { by: mo, at: firstTime + 3 * hour }),
    aPostApproval({}, { by: mo, at: firstTime + 4 * hour }),
    aVote({}, { at: firstTime + 2.5 * hour }),
    aComment({}, { at: firstTime + 3.5 * hour }),
  ),
)

const path = `/api/posts/${postId}`
const linesFor = async (as?: string) =>
  ((await site.ask(`${path}/history`, as)).body as { entries: Record<string, unknown>[] }).entries

it('tells everybody what happened, by role alone', async () => {
  for (const as of [undefined, bob, ann, stacy]) {
    const lines = await linesFor(as)
    expect(lines.map(({ kind, role, from, to, reason, actor }) => [kind, role, from, to, reason, actor])).toEqual([
      ['PostSubmitted', 'poster', undefined, 'active', undefined, undefined],
      ['PostEdited', 'poster', undefined, undefined, 'The price fell.', undefined],
      ['PostSentToReview', 'moderator', 'active', 'staff-review', undefined, undefined],
      ['PostApproved', 'moderator', 'staff-review', 'active', undefined, undefined],
    ])
  }
})

it('tells what an edit changed in amounts that people read', async () => {
  const lines = await linesFor()
  expect(lines[1]?.['changes']).toEqual({ price: { from: 59.99, to: 49.99 } })
})

it('tells everybody what the reason of a moderator is about, and no more of it', async () => {
  const told = await openSite()
  const words = { by: mo, at: firstTime + hour }
  await told.tell(
    aPost(),
    aPostSentToReview({ to: 'poster-review', feedback: 'The price is another one.' }, words),
    aPostApproval({ from: 'poster-review' }, { by: mo, at: firstTime + 2 * hour }),
    aPostDeletion({ cause: 'moderator', reason: 'Spam' }, { by: mo, at: firstTime + 3 * hour }),
    aPostRestoration({}, { by: mo, at: firstTime + 4 * hour }),
    aCommentLock({ reason: 'It went in circles.' }, { by: mo, at: firstTime + 5 * hour }),
    aPostDeletion({ cause: 'author', reason: 'My mistake.' }, { by: ann, at: firstTime + 6 * hour }),
    aPostRestoration({}, { by: mo, at: firstTime + 7 * hour }),
  )
  const { body } = await told.ask(`${path}/history`)
  await told.close()
  const { entries } = postHistoryView.parse(body)
  expect(entries.map(({ kind, reason, reasonGroup, actor }) => [kind, reason, reasonGroup, actor])).toEqual([
    ['PostSubmitted', undefined, undefined, undefined],
    ['PostSentToReview', undefined, 'Other', undefined],
    ['PostApproved', undefined, undefined, undefined],
    ['PostDeleted', undefined, 'Spam', undefined],
    ['PostRestored', undefined, undefined, undefined],
    ['PostCommentsLocked', 'It went in circles.', undefined, undefined],
    ['PostDeleted', undefined, undefined, undefined],
    ['PostRestored', undefined, undefined, undefined],
  ])
})

it('tells moderators who it was, what was said, and what was reported', async () => {
  const lines = await linesFor(mo)
  expect(lines[2]).toMatchObject({
    kind: 'PostReported',
    role: 'member',
    code: 'spam',
    reason: 'Looks like an advertisement.',
    actor: { id: bob, username: bob },
  })
  expect(lines[3]).toMatchObject({ reason: 'Hm.', actor: { username: mo } })
  const positions = lines.map(({ position }) => Number(position))
  expect(positions).toEqual(positions.toSorted((left, right) => left - right))
})

it('is as hidden as its post', async () => {
  const gone = await openSite()
  await gone.tell(aPost(), aPostDeletion())
  const calls = ['history', 'price-history', 'rank', 'score', 'comments']
  const replies = await Promise.all(calls.map((call) => gone.ask(`${path}/${call}`)))
  await gone.close()
  expect(replies.map(({ status }) => status)).toEqual(calls.map(() => 404))
})

describe('the post as it stood', () => {
  const notThen = { message: 'There was no such post then, or it was not for everybody to see' }

  it('is folded up to a time', async () => {
    const at = (hours: number) => new Date(firstTime + hours * hour).toISOString()
    const before = await site.ask(`${path}/as-of?at=${at(-1)}`, mo)
    expect(before).toMatchObject({ status: 404, body: notThen })
    // The log of a test stores everything at the time of its clock; each fact tells when it happened.
    const replies = await Promise.all([0, 2, 3, 5].map((hours) => site.ask(`${path}/as-of?at=${at(hours)}`, mo)))
    expect(replies.map(({ body }) => body)).toMatchObject([
      { at: at(0), post: { id: postId, price: 59.99, status: 'active', votes: 0, permissions: { canEdit: false } } },
      { at: at(1), post: { price: 49.99, status: 'active', votes: 0 } },
      { at: at(3), post: { price: 49.99, status: 'staff-review', votes: 1 } },
      { at: at(4), post: { price: 49.99, status: 'active', votes: 1, commentCount: 1 } },
    ])
  })

  it('reads no more of the log than belongs to the post', async () => {
    const readAll = jest.spyOn(site.log, 'readAll')
    await site.ask(`${path}/as-of?at=${site.clock.now}`, mo)
    expect(readAll).not.toHaveBeenCalled()
    readAll.mockRestore()
  })

  it('is folded up to a position', async () => {
    const lines = await linesFor(mo)
    const positions = [0, 1, 3, 4].map((at) => String(lines[at]?.['position']))
    const replies = await Promise.all(positions.map((position) => site.ask(`${path}/as-of?position=${position}`, mo)))
    expect(replies.map(({ body }) => body)).toMatchObject([
      { post: { price: 59.99, status: 'active' } },
      { post: { price: 49.99, status: 'active', content: 'Down from 99.99, best price this year. Ships free.' } },
      { post: { price: 49.99, status: 'staff-review' } },
      { post: { status: 'active', votes: 0 } },
    ])
  })

  const asOf = (hours: number) => `${path}/as-of?at=${new Date(firstTime + hours * hour).toISOString()}`

  it.each([
    ['a visitor', undefined, [200, 200, 404, 200]],
    ['a member', bob, [200, 200, 404, 200]],
    ['its poster', ann, [200, 200, 200, 200]],
    ['a moderator', mo, [200, 200, 200, 200]],
  ])('is seen by %s where they could see it then', async (_who, as, statuses) => {
    const replies = await Promise.all([0, 1, 3, 5].map((hours) => site.ask(asOf(hours), as)))
    expect(replies.map(({ status }) => status)).toEqual(statuses)
  })

  it('tells visitors no more of when somebody voted than the hour, and nothing of what only moderators see', async () => {
    const [during, after, exactly] = await Promise.all([
      site.ask(asOf(2.9)),
      site.ask(asOf(4.1)),
      site.ask(asOf(2.9), mo),
    ])
    expect([during, after, exactly].map(({ body }) => body)).toMatchObject([
      { asked: new Date(firstTime + 2.9 * hour).toISOString(), position: null, post: { votes: 0 } },
      { position: null, post: { votes: 1, userVote: null } },
      { post: { votes: 1 } },
    ])
  })

  it('takes a time without a zone for UTC, and one that is still ahead for now', async () => {
    const replies = await Promise.all([site.ask(asOf(2).replace('Z', '')), site.ask(asOf(100_000))])
    expect(replies.map(({ body }) => body)).toMatchObject([
      { asked: new Date(firstTime + 2 * hour).toISOString() },
      { asked: new Date(site.clock.now).toISOString() },
    ])
  })

  it('is gone with its post, but for moderators', async () => {
    const gone = await openSite()
    const told = [aPost({}, { at: firstTime }), aPostDeletion({}, { at: firstTime + hour })]
    await gone.tell(...joining(ann, bob, mo), ...told)
    const replies = await Promise.all([undefined, bob, ann, mo].map((as) => gone.ask(asOf(0.5), as)))
    await gone.close()
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 200])
  })

  it.each([
    [undefined, 'position=9', 401],
    [ann, 'position=9', 403],
    [stacy, 'position=9', 403],
    [undefined, '', 400],
    [undefined, 'position=x', 400],
    [undefined, 'at=yesterday', 400],
    [undefined, 'at=2026-02-30', 400],
  ])('is refused to %s asking for %p', async (as, query, status) => {
    expect((await site.ask(`${path}/as-of?${query}`, as)).status).toBe(status)
  })
})

describe('a page of it', () => {
  const kinds = ['PostSubmitted', 'PostEdited', 'PostSentToReview', 'PostApproved']
  const pageFor = async (query: string, as?: string) => {
    const { body } = await site.ask(`${path}/history?${query}`, as)
    const { entries, total } = body as { entries: { kind: string }[]; total: number }
    return [entries.map(({ kind }) => kind), total]
  }

  it.each([
    ['limit=3', kinds.slice(0, 3)],
    ['limit=3&page=2', kinds.slice(3)],
    ['limit=3&page=3', []],
    ['sort=oldest', kinds],
    ['sort=newest&limit=3', kinds.toReversed().slice(0, 3)],
    ['sort=newest&limit=3&page=2', ['PostSubmitted']],
  ])('of %s is full of what everybody may see', async (query, told) => {
    expect(await pageFor(query)).toEqual([told, 4])
  })

  it('counts for moderators what they see besides', async () => {
    expect(await pageFor('limit=3', mo)).toEqual([['PostSubmitted', 'PostEdited', 'PostReported'], 5])
  })

  it.each(['limit=0', 'limit=101', 'page=0', 'sort=price'])('is refused to who asks for %s', async (query) => {
    expect((await site.ask(`${path}/history?${query}`)).status).toBe(400)
  })
})
