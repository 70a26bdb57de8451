import { copyKeyed } from './copy-keyed.ts'
import { openMemoryKeyedStore } from './memory-keyed-store.ts'

it('brings every entry over, and again changes nothing', async () => {
  const [from, to] = [openMemoryKeyedStore(), openMemoryKeyedStore()]
  await from.table('accounts').put('ann', { name: 'ann' }, 0)
  await from.table('accounts').put('bob', { name: 'bob' }, 0)
  await from.table('keys').put('ann', 'sealed', 0)
  await from.table('reactors').put('reactions', { position: 7 }, 0)
  const copied = { tables: { accounts: 2, keys: 1, reactors: 1 }, different: [] }
  expect(await copyKeyed(from, to)).toEqual(copied)
  expect(await copyKeyed(from, to)).toEqual(copied)
  expect(await to.tables()).toEqual(['accounts', 'keys', 'reactors'])
  expect(await to.table('accounts').get('bob')).toEqual({ rev: 1, value: { name: 'bob' } })
})

it('leaves what the other store holds, and tells that it differs', async () => {
  const [from, to] = [openMemoryKeyedStore(), openMemoryKeyedStore()]
  await from.table('accounts').put('ann', { name: 'ann' }, 0)
  await to.table('accounts').put('ann', { name: 'another' }, 0)
  expect((await copyKeyed(from, to)).different).toEqual(['accounts ann'])
  expect((await to.table('accounts').get('ann'))?.value).toEqual({ name: 'another' })
})
