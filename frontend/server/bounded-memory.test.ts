import { boundedMemory } from './bounded-memory.ts'

it('keeps what was asked for last, within its bounds', () => {
  const memory = boundedMemory<string>({ most: 6, sizeOf: (value) => value.length })
  memory.set('a', 'aa')
  memory.set('b', 'bb')
  memory.set('c', 'cc')
  expect(memory.get('a')).toBe('aa')
  memory.set('d', 'dd')
  expect(['a', 'b', 'c', 'd'].map((key) => memory.get(key))).toEqual(['aa', undefined, 'cc', 'dd'])
  memory.set('d', 'd')
  memory.set('e', 'e')
  expect(['a', 'c', 'd', 'e'].map((key) => memory.get(key))).toEqual(['aa', 'cc', 'd', 'e'])
  memory.set('f', 'far too long')
  expect(['a', 'c', 'd', 'e', 'f'].map((key) => memory.get(key))).toEqual(Array.from({ length: 5 }))
})
