import { keepLease, type KeptLease } from './keep-lease.ts'
import { leaseTermMs, tryLease } from './leases.ts'
import { openMemoryKeyedStore } from './memory-keyed-store.ts'

const soon = () => new Promise((resolve) => setImmediate(resolve))

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await soon()
  }
}

describe('a lease that is kept', () => {
  it('is taken again when whoever took it over has let it go', async () => {
    let time = 0
    const store = openMemoryKeyedStore()
    const lease = { store, name: 'projector', now: () => time, wait: soon }
    const { signal } = new AbortController()
    const kept = await keepLease({ ...lease, owner: 'one', signal })
    expect(kept?.isHeld()).toBe(true)

    // As after a long pause of the process: the term is over before anything was renewed.
    time += leaseTermMs
    const other = await tryLease({ ...lease, owner: 'other', wait: () => new Promise(() => undefined) })
    expect(kept?.isHeld()).toBe(false)
    for (let turn = 0; turn < 20; turn += 1) {
      await soon()
    }
    expect(kept?.isHeld()).toBe(false)
    expect(other?.isHeld()).toBe(true)

    time += leaseTermMs
    await until(() => kept?.isHeld() === true)
    expect(other?.isHeld()).toBe(false)
    await (kept as KeptLease).release()
    expect(await tryLease({ ...lease, owner: 'third', wait: () => new Promise(() => undefined) })).toMatchObject({
      epoch: 4,
    })
  })

  it('is nobody’s when the waiting was ended', async () => {
    const store = openMemoryKeyedStore()
    const wait = () => new Promise(() => undefined)
    await tryLease({ store, name: 'projector', owner: 'one', wait })
    const stop = new AbortController()
    const kept = keepLease({ store, name: 'projector', owner: 'other', signal: stop.signal, wait: soon })
    stop.abort()
    expect(await kept).toBeNull()
  })
})
