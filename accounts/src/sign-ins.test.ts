import { openMemoryKeyedStore } from './memory-keyed-store.ts'
import { createSignIns } from './sign-ins.ts'

const day = 86_400_000

function opened() {
  const clock = { now: Date.UTC(2026, 0, 1) }
  const store = openMemoryKeyedStore()
  const signIns = createSignIns(store, { masterKey: Buffer.alloc(32, 7), now: () => clock.now })
  const note = (userId: string, label: string) =>
    signIns.note(userId, { label, address: '203.0.113.7', method: 'password', outcome: 'signed-in' })
  return { clock, store, signIns, note }
}

describe('sign-ins', () => {
  it('are remembered for their person and for everybody, the newest first', async () => {
    const { clock, signIns, note } = opened()
    for (const [userId, label] of [
      ['ann', 'one'],
      ['bob', 'two'],
      ['ann', 'three'],
    ] as const) {
      clock.now += day
      await note(userId, label)
    }
    expect((await signIns.list(10, 'ann')).map(({ label }) => label)).toEqual(['three', 'one'])
    expect((await signIns.list(2)).map(({ label }) => label)).toEqual(['three', 'two'])
  })

  it('are forgotten after 90 days', async () => {
    const { clock, store, signIns, note } = opened()
    await note('ann', 'old')
    clock.now += 90 * day
    expect(await signIns.list(10)).toEqual([])
    clock.now += 2 * day
    await note('ann', 'new')
    expect(await store.table('sign-ins').list('', 10)).toHaveLength(1)
    expect(await store.table('sign-ins-of-users').list('', 10)).toHaveLength(1)
  })

  it('go with their person', async () => {
    const { store, signIns, note } = opened()
    await note('ann', 'one')
    await note('anna', 'two')
    await signIns.forget('ann')
    expect((await signIns.list(10)).map(({ userId }) => userId)).toEqual(['anna'])
    expect(await store.table('sign-ins-of-users').list('', 10)).toHaveLength(1)
  })
})
