import type { KeyedStore } from './keyed.ts'
import { holdLease, LeaseLost, leaseTermMs, tryLease, type Lease } from './leases.ts'
import { openedFor, type OpenedKeyedStore } from './testing/opened-for.ts'

let names = 0

/** A clock that moves when it is told to, with the waiting of all who look at it. */
function aClock() {
  let time = 1_000_000
  const sleepers = new Set<{ at: number; wake: () => void }>()
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return {
    now: () => time,
    wait: (ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        const wake = () => {
          sleepers.delete(sleeper)
          resolve()
        }
        const sleeper = { at: time + ms, wake }
        sleepers.add(sleeper)
        signal.addEventListener('abort', sleeper.wake)
      }),
    sleepers: () => sleepers.size,
    /** Stands still for those who wait: as a process does that is stopped. */
    jump: (ms: number) => void (time += ms),
    async pass(ms: number) {
      time += ms
      ;[...sleepers].filter(({ at }) => at <= time).forEach(({ wake }) => wake())
      await settle()
    },
  }
}

/** Looks again and again until something is so; the store answers in its own time. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** What leases promise on every keyed store. */
export function describeLeases(adapter: string, open: () => Promise<OpenedKeyedStore>): void {
  describe(`leases on ${adapter}`, () => {
    const opened = openedFor('leases', adapter, open)
    let store: KeyedStore
    let name: string
    let clock: ReturnType<typeof aClock>
    const held: Lease[] = []
    const take = async (owner: string, more: Partial<ReturnType<typeof aClock>> = {}) => {
      const lease = await tryLease({ store, name, owner, ...clock, ...more })
      if (lease !== null) {
        held.push(lease)
      }
      return lease
    }
    const storedUntil = async () => (await store.table<{ until: number }>('leases').get(name))?.value.until

    beforeEach(() => {
      store = opened().store
      names += 1
      name = `relay-${names}`
      clock = aClock()
    })
    afterEach(async () => {
      await Promise.all(held.splice(0).map((lease) => lease.release()))
    })

    it('are had by one at a time', async () => {
      expect(await take('one')).toMatchObject({ name, epoch: 1 })
      expect(await take('other')).toBeNull()
    })

    it('are had by one of many who ask at once', async () => {
      const all = await Promise.all(['a', 'b', 'c', 'd'].map((owner) => take(owner)))
      expect(all.filter((lease) => lease !== null)).toHaveLength(1)
    })

    it('are free again when nobody renewed them for their term', async () => {
      const lease = await take('one')
      clock.jump(leaseTermMs)
      expect(await take('other')).toMatchObject({ epoch: 2 })
      expect(() => lease?.assertHeld()).toThrow(LeaseLost)
      expect(lease?.lost.aborted).toBe(true)
    })

    it('are kept for as long as they are renewed', async () => {
      const lease = await take('one')
      for (let time = 0; time < 6; time += 1) {
        await clock.pass(3000)
        await until(async () => (await storedUntil()) === clock.now() + leaseTermMs && clock.sleepers() === 1)
      }
      expect(await take('other')).toBeNull()
      lease?.assertHeld()
      expect(lease?.lost.aborted).toBe(false)
    })

    it('tell a holder that slept too long that it lost them', async () => {
      const lease = await take('one')
      clock.jump(leaseTermMs)
      const next = await take('other')
      await clock.pass(1)
      await until(() => lease?.lost.aborted === true)
      expect(() => lease?.assertHeld()).toThrow(LeaseLost)
      next?.assertHeld()
    })

    it('are free when their holder is gone, although its clock was a day ahead', async () => {
      const untilReleased = (_ms: number, signal: AbortSignal) =>
        new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      await take('one', { now: () => clock.now() + 86_400_000, wait: untilReleased })
      expect(await take('other')).toBeNull()
      const stop = new AbortController()
      let looks = 0
      const wait = async (ms: number, signal: AbortSignal) => {
        clock.jump(ms)
        looks += 1
        await (looks > 21 ? untilReleased(ms, signal) : undefined)
      }
      const next = await holdLease({ store, name, owner: 'other', now: clock.now, wait, signal: stop.signal })
      expect(next?.epoch).toBe(2)
      await next?.release()
    })

    it('are free at once when they are released, and the epoch goes on', async () => {
      const lease = await take('one')
      await lease?.release()
      expect(await take('other')).toMatchObject({ epoch: 2 })
      await lease?.release()
      expect(await take('third')).toBeNull()
    })

    it('are waited for', async () => {
      const first = await take('one')
      const stop = new AbortController()
      const told: string[] = []
      const waitingFor = holdLease({
        store,
        name,
        owner: 'other',
        ...clock,
        signal: stop.signal,
        onWait: (holder) => void told.push(holder),
      })
      await until(() => clock.sleepers() === 2)
      await first?.release()
      await clock.pass(1000)
      const second = await waitingFor
      expect(second).toMatchObject({ epoch: 2 })
      expect(told).toEqual(['one'])
      await second?.release()
      stop.abort()
      expect(await holdLease({ store, name, owner: 'third', ...clock, signal: stop.signal })).toBeNull()
    })
  })
}
