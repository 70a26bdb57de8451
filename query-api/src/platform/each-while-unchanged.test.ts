import { openMemoryReadModels, type ReadModels } from '@deals/projector/read-models'
import { eachWhileUnchanged } from './each-while-unchanged.ts'

function opened({ most = 1_000 }: { most?: number } = {}) {
  const time = { moment: 'one', asked: 0 }
  const moment = async () => {
    time.asked += 1
    return time.moment
  }
  const readModels: ReadModels = { ...openMemoryReadModels().readModels, moment }
  const kept = eachWhileUnchanged<{ text: string }>({ most })
  const read: string[][] = []
  const ask = async (...ids: string[]) => {
    const found = await kept(readModels, ids, async (unknown) => {
      read.push([...unknown])
      return new Map(unknown.filter((id) => id !== 'none').map((id) => [id, { text: `${id} of ${time.moment}` }]))
    })
    return [...found].map(([id, { text }]) => `${id}: ${text}`)
  }
  return { time, ask, read }
}

it('only what nobody asked for yet is read, as long as nothing has changed', async () => {
  const { time, ask, read } = opened()
  expect(await ask('a', 'b')).toEqual(['a: a of one', 'b: b of one'])
  expect(await ask('c', 'b', 'a')).toEqual(['c: c of one', 'b: b of one', 'a: a of one'])
  expect(await ask('b')).toEqual(['b: b of one'])
  time.moment = 'two'
  expect(await ask('b')).toEqual(['b: b of two'])
  expect(read).toEqual([['a', 'b'], ['c'], ['b']])
})

it('who asks for nothing asks no store', async () => {
  const { time, ask, read } = opened()
  expect(await ask()).toEqual([])
  expect([time.asked, read]).toEqual([0, []])
})

it('what is not there is left out, and looked for again as soon as something has changed', async () => {
  const { time, ask, read } = opened()
  expect(await ask('none', 'a')).toEqual(['a: a of one'])
  expect(await ask('none', 'a')).toEqual(['a: a of one'])
  time.moment = 'two'
  expect(await ask('none')).toEqual([])
  expect(read).toEqual([['none', 'a'], ['none']])
})

it('a change while something is read ends what was read', async () => {
  const { time, ask, read } = opened()
  const asked = ask('a')
  time.moment = 'two'
  await asked
  await ask('a')
  expect(read).toEqual([['a'], ['a']])
})

it('no more is kept than may be, but for what was asked for at once', async () => {
  const { ask, read } = opened({ most: 2 })
  await ask('a', 'b', 'c')
  await ask('a')
  await ask('a')
  expect(read).toEqual([['a', 'b', 'c'], ['a']])
})
