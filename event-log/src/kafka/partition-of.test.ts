import fc from 'fast-check'
import { Partitioners } from 'kafkajs'
import { partitionOf } from './partition-of.ts'

const choose = Partitioners.DefaultPartitioner()
const metadataOf = (partitions: number) =>
  Array.from({ length: partitions }, (_, partitionId) => ({
    partitionId,
    partitionErrorCode: 0,
    leader: 1,
    replicas: [1],
    isr: [1],
  }))

describe('the partition of a key', () => {
  it.each([
    ['21', -973_932_308],
    ['foobar', -790_332_482],
    ['a-little-bit-long-string', -985_981_536],
    ['a-little-bit-longer-string', -1_486_304_829],
  ])('follows the published examples of Kafka: %s', (key, hash) => {
    expect(partitionOf(key, 1000)).toBe((hash & 0x7f_ff_ff_ff) % 1000)
  })

  it('is the one that the named partitioner of the client chooses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer({ min: 1, max: 64 }), (key, partitions) => {
        const partitionMetadata = metadataOf(partitions)
        const chosen = choose({ topic: 'any', partitionMetadata, message: { key, value: null } })
        expect(partitionOf(key, partitions)).toBe(chosen)
      }),
      { numRuns: 500 },
    )
  })

  it('spreads posts evenly', () => {
    const counts = Array.from({ length: 24 }, () => 0)
    for (let postId = 1_000_000; postId < 1_024_000; postId += 1) {
      const at = partitionOf(String(postId), 24)
      counts[at] = (counts[at] ?? 0) + 1
    }
    expect(Math.min(...counts)).toBeGreaterThan(800)
    expect(Math.max(...counts)).toBeLessThan(1200)
  })
})
