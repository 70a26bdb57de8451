import { fakeApi, type FakeAnswer } from '../testing/fake-api.ts'
import { addressOf } from './address-of.ts'
import { heldForMs, heldPresses, hold, keepUnanswered, sendHeld, showHeld } from './held-presses.ts'
import type { PostOverlay } from './post-overlay.slice.ts'
import { heldName, unanswered } from './held-press.ts'
import { newPress, sendOrHold } from './send-or-hold.ts'
import { unreachable } from './api-problem.ts'

const [ann, bob] = ['u1', 'u2']
const noon = Date.parse('2026-11-20T12:00:00Z')

const pathOf = (postId: number) => addressOf('POST /api/posts/:id/votes', { params: { id: postId } })
const aVote = (postId: number, value: 1 | -1, more: { by?: string; at?: number } = {}) => ({
  ...newPress({
    by: ann,
    postId,
    path: pathOf(postId),
    body: { value },
    change: { userVote: value },
    before: { userVote: null },
  }),
  at: noon,
  ...more,
})
const votesOn = (postId: number) => `POST /api/posts/${postId}/votes`
const isAnn: FakeAnswer = { body: { id: ann } }

/** Sends what is held, and tells what came of it. */
async function sent(api: ReturnType<typeof fakeApi>, now = noon + 1_000) {
  const shown: [number, PostOverlay][] = []
  const said: string[] = []
  const report = {
    show: (postId: number, change: PostOverlay) => void shown.push([postId, change]),
    sent: () => void said.push('sent'),
    dropped: ({ postId }: { postId: number }, why: string) => void said.push(`${postId}: ${why}`),
  }
  await sendHeld({ send: api.send, report, now: () => now })
  return { shown, said, left: heldPresses().map(({ postId }) => postId) }
}

beforeEach(() => {
  localStorage.clear()
  unanswered.clear()
})

describe('what is pressed while the site cannot be reached', () => {
  it('is held, and what comes after it on the post too', async () => {
    const [first, second] = [aVote(1, 1), aVote(1, -1)]
    const send = jest.fn().mockRejectedValueOnce(unreachable).mockResolvedValue('counted')
    expect(await sendOrHold(first, send)).toBe('held')
    expect(await sendOrHold(second, send)).toBe('held')
    expect(send.mock.calls).toEqual([[first.key]])
    expect(heldPresses()).toEqual([first, second])
    expect(await sendOrHold(aVote(11, 1), send)).toBe('counted')
  })

  it('is not held where the site refused it', async () => {
    const refused = { ...unreachable, status: 403 }
    await expect(sendOrHold(aVote(1, 1), jest.fn().mockRejectedValue(refused))).rejects.toBe(refused)
    expect(heldPresses()).toEqual([])
  })

  it('shows as it was pressed after a reload, to whoever pressed', () => {
    hold(aVote(1, 1))
    hold(aVote(2, -1, { by: bob }))
    const show = jest.fn()
    showHeld(ann, show)
    expect(show.mock.calls).toEqual([[1, { userVote: 1 }]])
  })

  it('is nothing where the device holds what we did not write', () => {
    localStorage.setItem(heldName, '[{"by":1},null]')
    expect(heldPresses()).toEqual([])
    localStorage.setItem(heldName, '{')
    expect(heldPresses()).toEqual([])
  })
})

describe('what was held', () => {
  it('is sent in the order it was pressed, under the keys it had', async () => {
    const presses = [aVote(1, 1), aVote(2, -1), aVote(1, -1)]
    presses.forEach(hold)
    const api = fakeApi({ 'GET /api/user': isAnn, [votesOn(1)]: { body: {} }, [votesOn(2)]: { body: {} } })
    expect(await sent(api)).toEqual({ shown: [], said: ['sent'], left: [] })
    const votes = api.seen.filter(({ method }) => method === 'POST')
    expect(votes.map(({ body }) => body)).toEqual([{ value: 1 }, { value: -1 }, { value: -1 }])
    expect(votes.map(({ headers }) => headers['idempotency-key'])).toEqual(presses.map(({ key }) => key))
  })

  it('waits on where the site cannot be reached, or has no time', async () => {
    hold(aVote(1, 1))
    const away = fakeApi({ 'GET /api/user': () => Promise.reject(new Error('no network')) })
    expect(await sent(away)).toEqual({ shown: [], said: [], left: [1] })
    expect(away.asked(votesOn(1))).toEqual([])
    const busy = fakeApi({ 'GET /api/user': isAnn, [votesOn(1)]: { status: 503, body: 'Busy' } })
    expect(await sent(busy)).toEqual({ shown: [], said: [], left: [1] })
  })

  it('never goes out for somebody else', async () => {
    hold(aVote(1, 1))
    const api = fakeApi({ 'GET /api/user': { body: { id: bob } }, [votesOn(1)]: { body: {} } })
    expect(await sent(api)).toEqual({ shown: [], said: [], left: [] })
    expect(api.asked(votesOn(1))).toEqual([])
  })

  it('is dropped with a sentence after ten minutes, without asking the site', async () => {
    hold(aVote(1, 1, { at: noon }))
    hold(aVote(2, 1, { at: noon + 60_000 }))
    const away = fakeApi({ 'GET /api/user': () => Promise.reject(new Error('no network')) })
    expect(await sent(away, noon + heldForMs)).toMatchObject({ said: [], left: [1, 2] })
    expect(await sent(away, noon + heldForMs + 1)).toEqual({
      shown: [[1, { userVote: null }]],
      said: ['1: You were offline for more than 10 minutes.'],
      left: [2],
    })
  })

  it('is taken back with the reason where the site refuses it, with what was pressed on it', async () => {
    ;[aVote(1, 1), aVote(2, 1), aVote(1, -1)].forEach(hold)
    const api = fakeApi({
      'GET /api/user': isAnn,
      [votesOn(1)]: { status: 403, body: 'You may not vote for now.' },
      [votesOn(2)]: { body: {} },
    })
    expect(await sent(api)).toEqual({
      shown: [[1, { userVote: null }]],
      said: ['1: You may not vote for now.', 'sent'],
      left: [],
    })
    expect(api.asked(votesOn(1))).toHaveLength(1)
  })
})

describe('what is not answered when the page is left', () => {
  const never = () => new Promise<never>(() => undefined)
  const areUnanswered = (...presses: ReturnType<typeof aVote>[]) => {
    unanswered.clear()
    presses.forEach((press) => unanswered.add(press))
  }

  it('is kept with what waits behind it, and sent by the next page under its key, without a word', async () => {
    const [first, second] = [aVote(1, 1), aVote(1, -1)]
    areUnanswered(first, second)
    void sendOrHold(first, never)
    keepUnanswered()
    const api = fakeApi({ 'GET /api/user': isAnn, [votesOn(1)]: { body: {} } })
    expect(await sent(api)).toEqual({ shown: [], said: [], left: [] })
    const votes = api.seen.filter(({ method }) => method === 'POST')
    expect(votes.map(({ headers }) => headers['idempotency-key'])).toEqual([first.key, second.key])
  })

  it('is forgotten after ten minutes, for it may have arrived', async () => {
    areUnanswered(aVote(1, 1))
    keepUnanswered()
    const api = fakeApi({ 'GET /api/user': isAnn })
    expect(await sent(api, noon + heldForMs + 1)).toEqual({ shown: [], said: [], left: [] })
  })

  it('is nothing once it was answered or refused', async () => {
    const press = (postId: number) =>
      newPress({ by: ann, postId, path: pathOf(postId), body: {}, change: { userVote: 1 }, before: { userVote: null } })
    await sendOrHold(press(1), jest.fn().mockResolvedValue('counted'))
    const refused = { ...unreachable, status: 403 }
    await expect(sendOrHold(press(2), jest.fn().mockRejectedValue(refused))).rejects.toBe(refused)
    keepUnanswered()
    expect(heldPresses()).toEqual([])
  })

  it('stands once where the page that was left found that the site could not be reached', async () => {
    const press = newPress({ by: ann, postId: 1, path: pathOf(1), body: {}, change: {}, before: {} })
    const sending = sendOrHold(press, jest.fn().mockRejectedValue(unreachable))
    keepUnanswered()
    expect(await sending).toBe('held')
    expect(heldPresses()).toEqual([press])
  })
})
