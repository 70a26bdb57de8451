import type { Json } from '@deals/events/platform'
import { openMemoryKeyedStore } from './memory-keyed-store.ts'
import { createSessions, type Session, type Sessions } from './sessions.ts'

const start = Date.UTC(2026, 0, 1)
const day = 24 * 60 * 60 * 1000

function opened() {
  const clock = { now: start }
  const store = openMemoryKeyedStore()
  return { clock, store, sessions: createSessions(store, { now: () => clock.now }) }
}

describe('a session', () => {
  it('is opened by its token and by nothing else', async () => {
    const { sessions } = opened()
    const { token, session } = await sessions.start('ann', 'Firefox on Linux')
    expect(await sessions.find(token)).toEqual(session)
    expect(session).toMatchObject({ userId: 'ann', label: 'Firefox on Linux', created: start })
    for (const wrong of ['', 'x', session.id, `${token} `, token.toUpperCase()]) {
      expect(await sessions.find(wrong)).toBeNull()
    }
  })

  it('has a token of 256 bits that stands nowhere in the store', async () => {
    const { sessions, store } = opened()
    const { token } = await sessions.start('ann', 'Firefox')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const stored = [await store.table('sessions').list('', 10), await store.table('sessions-of-users').list('', 10)]
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  it('ends when nobody used it for 30 days', async () => {
    const { sessions, clock } = opened()
    const { token } = await sessions.start('ann', 'Firefox')
    clock.now = start + 30 * day - 1
    expect(await sessions.find(token)).not.toBeNull()
    clock.now += 30 * day
    expect(await sessions.list('ann')).toEqual([])
    expect(await sessions.find(token)).toBeNull()
  })

  it('ends after 90 days, however much it is used', async () => {
    const { sessions, clock } = opened()
    const { token } = await sessions.start('ann', 'Firefox')
    for (let left = 89; left > 0; left -= 1) {
      clock.now += day
      expect(await sessions.find(token)).not.toBeNull()
    }
    clock.now += day
    expect(await sessions.find(token)).toBeNull()
  })

  it('ends sooner for those whose sessions must not be left alone', async () => {
    const { sessions, clock } = opened()
    const [young, old] = [await sessions.start('mo', 'one', { idleMs: day }), await sessions.start('mo', 'two')]
    clock.now += day
    expect([await sessions.find(young.token), await sessions.find(old.token)]).toEqual([null, expect.anything()])
    await sessions.setIdle('mo', day)
    clock.now += day
    expect(await sessions.find(old.token)).toBeNull()
  })

  it('knows for ten minutes that its person showed who they are', async () => {
    const { sessions, clock } = opened()
    const { session } = await sessions.start('ann', 'Firefox')
    expect(await sessions.isProven(session.id)).toBe(true)
    clock.now += 600_000
    expect(await sessions.isProven(session.id)).toBe(false)
    await sessions.prove('bob', session.id)
    expect(await sessions.isProven(session.id)).toBe(false)
    await sessions.prove('ann', session.id)
    expect(await sessions.isProven(session.id)).toBe(true)
    // Set back by an hour: what was shown then lies ahead.
    clock.now -= 3_600_000
    expect(await sessions.isProven(session.id)).toBe(false)
  })

  it('notes when it was seen', async () => {
    const { sessions, clock } = opened()
    const { token } = await sessions.start('ann', 'Firefox')
    clock.now = start + day
    await sessions.find(token)
    expect(await sessions.list('ann')).toMatchObject([{ lastSeen: start + day }])
  })
})

it('a session that was seen by a clock which was ahead is left alone no longer than others once it was seen again', async () => {
  const { sessions, clock } = opened()
  const { token } = await sessions.start('mo', 'Firefox', { idleMs: day })
  clock.now = start + 20 * 3_600_000
  await sessions.find(token)
  clock.now = start + 3_600_000
  await sessions.find(token)
  expect(await sessions.list('mo')).toMatchObject([{ lastSeen: start + 3_600_000 }])
  clock.now = start + 3_600_000 + day
  expect(await sessions.find(token)).toBeNull()
})

describe('a session that gets another token', () => {
  it('is the same device with the same end, and its old token opens nothing', async () => {
    const { sessions, clock } = opened()
    const before = await sessions.start('ann', 'laptop', { idleMs: day })
    clock.now += 3_600_000
    const renewed = await sessions.renew(before.session, 0)
    expect(renewed?.session).toEqual({
      ...before.session,
      id: expect.not.stringMatching(before.session.id) as string,
      lastSeen: clock.now,
      provenAt: clock.now,
    })
    expect([await sessions.find(before.token), await sessions.list('ann')]).toEqual([null, [renewed?.session]])
    expect(await sessions.find(renewed?.token ?? '')).toEqual(renewed?.session)
  })

  it.each<[what: string, end: (sessions: Sessions, id: string) => Promise<void>]>([
    ['it', (sessions, id) => sessions.revoke('ann', id)],
    ['all of them', (sessions) => sessions.revokeAll('ann')],
  ])('does not come out of the end of %s', async (_what, end) => {
    const { sessions } = opened()
    const { session } = await sessions.start('ann', 'laptop')
    const [renewed] = await Promise.all([sessions.renew(session, 0), end(sessions, session.id)])
    expect([renewed, await sessions.list('ann')]).toEqual([null, []])
  })

  it('is its owner’s', async () => {
    const { sessions } = opened()
    const { token, session } = await sessions.start('ann', 'laptop')
    expect(await sessions.renew({ userId: 'bob', id: session.id }, 0)).toBeNull()
    expect(await sessions.find(token)).not.toBeNull()
  })
})

describe('many sessions', () => {
  /** As they were kept before there was a most of them. */
  async function kept(most: number) {
    const { sessions, store, clock } = opened()
    const table = store.table<Session>('sessions')
    const ofUsers = store.table<string>('sessions-of-users')
    for (let nr = 0; nr < most; nr += 1) {
      const id = String(nr).padStart(64, '0')
      const times = { created: start, lastSeen: start, expires: start + day }
      await ofUsers.put(`ann/${id}`, id, 0)
      await table.put(id, { id, userId: 'ann', ...times, label: 'phone' }, 0)
    }
    return { sessions, store, clock }
  }

  it('end all of them at once, however many there are', async () => {
    const { sessions, store } = await kept(2_500)
    const mine = await sessions.start('ann', 'laptop')
    const other = await sessions.start('bob', 'laptop')
    await sessions.revokeAll('ann', { except: mine.session.id })
    expect(await store.table('sessions').list('', 10)).toHaveLength(2)
    expect(await sessions.find(mine.token)).not.toBeNull()
    await sessions.revokeAll('ann')
    expect(await store.table('sessions-of-users').list('', 10)).toMatchObject([{ value: other.session.id }])
  })

  it('are a hundred for one person: the one unseen for longest ends for a new one', async () => {
    const { sessions, clock } = opened()
    const first = await sessions.start('ann', 'first')
    const second = await sessions.start('ann', 'second')
    for (let nr = 0; nr < 98; nr += 1) {
      clock.now += 1
      await sessions.start('ann', `device ${nr}`)
    }
    clock.now += day
    expect(await sessions.find(first.token)).not.toBeNull()
    const last = await sessions.start('ann', 'last')
    expect(await sessions.list('ann')).toHaveLength(100)
    expect([await sessions.find(second.token), (await sessions.find(last.token))?.label]).toEqual([null, 'last'])
    expect(await sessions.find(first.token)).not.toBeNull()
  })
})

describe('the sessions of a person', () => {
  async function three() {
    const { sessions, clock } = opened()
    const phone = await sessions.start('ann', 'phone')
    clock.now += 1
    const laptop = await sessions.start('ann', 'laptop')
    const other = await sessions.start('bob', 'phone')
    return { sessions, phone, laptop, other }
  }

  it('are listed, the last seen first', async () => {
    const { sessions } = await three()
    expect((await sessions.list('ann')).map(({ label }) => label)).toEqual(['laptop', 'phone'])
  })

  it('can be revoked one by one', async () => {
    const { sessions, phone, laptop } = await three()
    await sessions.revoke('ann', phone.session.id)
    expect(await sessions.find(phone.token)).toBeNull()
    expect(await sessions.find(laptop.token)).not.toBeNull()
    expect(await sessions.list('ann')).toHaveLength(1)
  })

  it('cannot be revoked by somebody else', async () => {
    const { sessions, phone } = await three()
    await sessions.revoke('bob', phone.session.id)
    expect(await sessions.find(phone.token)).not.toBeNull()
  })

  it('can be revoked all at once, but for the one in use', async () => {
    const { sessions, phone, laptop, other } = await three()
    await sessions.revokeAll('ann', { except: laptop.session.id })
    expect(await sessions.find(phone.token)).toBeNull()
    expect(await sessions.find(laptop.token)).not.toBeNull()
    await sessions.revokeAll('ann')
    expect(await sessions.find(laptop.token)).toBeNull()
    expect(await sessions.find(other.token)).not.toBeNull()
  })

  it('are all revoked, however many there are', async () => {
    const { sessions, store } = opened()
    // More than one person may have by now: they are from before there was a most.
    for (let nr = 0; nr < 1060; nr += 1) {
      await store.table<string>('sessions-of-users').put(`ann/old-${nr}`, `old-${nr}`, 0)
      await store.table<Json>('sessions').put(`old-${nr}`, { id: `old-${nr}`, userId: 'ann', label: 'old' }, 0)
    }
    const last = await sessions.start('ann', 'last')
    await sessions.revokeAll('ann', { except: last.session.id })
    expect((await store.table('sessions').list('', 10)).map(({ id }) => id)).toEqual([last.session.id])
    expect(await store.table('sessions-of-users').list('', 10)).toHaveLength(1)
  })
})
