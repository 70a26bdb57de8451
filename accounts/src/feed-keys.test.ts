import { createFeedKeys } from './feed-keys.ts'
import { openMemoryKeyedStore } from './memory-keyed-store.ts'

describe('the key of a feed', () => {
  const open = () => {
    const store = openMemoryKeyedStore()
    return { store, keys: createFeedKeys(store, { now: () => 7 }) }
  }

  it('opens the feed of its member until it is made anew or taken back', async () => {
    const { keys } = open()
    const first = await keys.renew('ann')
    expect([await keys.find(first), await keys.madeAt('ann'), await keys.madeAt('bob')]).toEqual(['ann', 7, null])
    const second = await keys.renew('ann')
    expect([await keys.find(first), await keys.find(second)]).toEqual([null, 'ann'])
    await keys.forget('ann')
    expect([await keys.find(second), await keys.madeAt('ann')]).toEqual([null, null])
  })

  it('is kept as a hash alone', async () => {
    const { store, keys } = open()
    const [secret = ''] = (await keys.renew('ann')).split('.')
    const rows = await store.table('feed-keys').list('', 10)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it.each(['', 'ann', `${'a'.repeat(43)}.ann`, `${'a'.repeat(43)}.bob`, `${'a'.repeat(42)}.ann`])(
    'is not %p',
    async (key) => {
      const { keys } = open()
      await keys.renew('ann')
      expect(await keys.find(key)).toBeNull()
    },
  )
})
