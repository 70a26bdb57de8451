import { Unavailable } from '@deals/storage'
import { openMemoryKeyedStore } from './memory-keyed-store.ts'
import { tryLease } from './leases.ts'

const immediately = () => new Promise((resolve) => setImmediate(resolve))

describe('a lease while its store is away', () => {
  it('is held to the end of its term and no longer', async () => {
    let time = 0
    let isAway = false
    const store = openMemoryKeyedStore()
    const away = {
      ...store,
      table: (name: string) => {
        const table = store.table(name)
        return {
          ...table,
          get: async (id: string) => {
            if (isAway) {
              throw new Unavailable('away')
            }
            return table.get(id)
          },
        }
      },
    } as typeof store
    const lease = await tryLease({ store: away, name: 'relay', owner: 'one', now: () => time, wait: immediately })
    isAway = true
    time = 9_999
    await immediately()
    lease?.assertHeld()
    expect(lease?.lost.aborted).toBe(false)
    time = 10_000
    while (lease?.lost.aborted === false) {
      await immediately()
    }
    expect(() => lease?.assertHeld()).toThrow('no longer holds relay')
  })
})
