import { openMemoryReadModels } from '@deals/projector/read-models'
import { remembered } from './remembered.ts'

const { readModels } = openMemoryReadModels()
const counter = () => {
  let count = 0
  return async () => (count += 1)
}

it('keeps an answer for a while, per key and store', async () => {
  const memory = remembered<number>({ atLeastMs: 60_000 })
  const load = counter()
  const at = (now: number, key = 'a') => memory.get({ readModels, now, key }, load)
  expect([await at(0), await at(59_000), await at(59_000, 'b'), await at(10_000_000)]).toEqual([1, 1, 2, 3])
  const other = openMemoryReadModels().readModels
  expect(memory.peek({ readModels: other, now: 0, key: 'a' })).toBeUndefined()
})

it('keeps nothing that was quick, where only slow answers are worth it', async () => {
  const memory = remembered<number>({ atLeastMs: 60_000, slowFromMs: 1e9 })
  const load = counter()
  const ask = () => memory.get({ readModels, now: 0, key: 'a' }, load)
  expect([await ask(), await ask()]).toEqual([1, 2])
})
