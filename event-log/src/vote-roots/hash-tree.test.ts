import fc from 'fast-check'
import { rootAbove } from '@deals/events'
import { leafOf, pathFrom, rootOver } from './hash-tree.ts'

const leaves = (count: number) => Array.from({ length: count }, (_, index) => leafOf(`leaf ${index}`))
const hexOf = (bytes: Buffer) => bytes.toString('hex')
/** What a browser makes of the path of one of the leaves. */
const above = (all: readonly Buffer[], index: number, leaf = all[index] ?? leafOf('none')) =>
  rootAbove(hexOf(leaf), { index, votes: all.length, path: pathFrom(index, all).map(hexOf) })
const twoToThe = (power: number) => 2 ** power

describe('a hash tree', () => {
  // From RFC 6962: known answers of the tree over these inputs, by certificate transparency's own tests.
  it.each([
    [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
    [2, 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
    [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
    [8, '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
  ])('over %i known inputs has the known root', (count, root) => {
    const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f']
    const known = inputs.slice(0, count).map((hex) => leafOf(Buffer.from(hex, 'hex').toString('latin1')))
    expect(hexOf(rootOver(known))).toBe(root)
  })

  it.each([1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 1023, 1024, 1025])(
    'of %i leaves leads from each leaf to its root',
    async (count) => {
      const all = leaves(count)
      const root = hexOf(rootOver(all))
      const places = count < 40 ? all.keys() : [0, 1, count >> 1, count - 2, count - 1]
      for (const index of places) {
        expect(await above(all, index)).toBe(root)
      }
    },
  )

  it('leads from no other leaf, place or number of leaves to its root', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 70 }), fc.nat(), async (count, any) => {
        const all = leaves(count)
        const index = any % count
        const root = hexOf(rootOver(all))
        const path = pathFrom(index, all).map(hexOf)
        const leaf = hexOf(all[index] ?? leafOf('none'))
        expect(await above(all, index, leafOf('another'))).not.toBe(root)
        expect(await rootAbove(leaf, { index: (index + 1) % count, votes: count, path })).not.toBe(root)
        expect(await rootAbove(leaf, { index, votes: count, path: path.slice(1) })).not.toBe(root)
        expect(await rootAbove(leaf, { index, votes: count, path: [...path, leaf] })).not.toBe(root)
        expect(await rootAbove(leaf, { index: count, votes: count, path })).toBeNull()
      }),
      { numRuns: 60 },
    )
  })

  it('over the roots of equal parts is the tree over all leaves, where a part is a power of two', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 6 }).map(twoToThe), (count, size) => {
        const all = leaves(count)
        const parts = Array.from({ length: Math.ceil(count / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
        expect(hexOf(rootOver(parts.map(rootOver)))).toBe(hexOf(rootOver(all)))
        const index = count - 1
        const at = Math.floor(index / size)
        const path = [...pathFrom(index % size, parts[at] ?? []), ...pathFrom(at, parts.map(rootOver))]
        expect(path.map(hexOf)).toEqual(pathFrom(index, all).map(hexOf))
      }),
    )
  })
})
