import { beforeFirst, positionFrom } from '@deals/events'
import { emptyDigest } from '../platform/digest.ts'
import { partitionNames } from '../platform/partitions/partition-names.ts'
import { wholeLog, type ProjectionStore, type VersionRef } from '../platform/projection-store.ts'
import { partitionOfKey } from './key-partition.ts'
import type { OpenedStore } from './testing/opened-store.ts'
import { dealsVersion } from './testing/deals.ts'

const [left, right] = partitionNames(2)
const keyIn = (partition: string | undefined): string =>
  ['1', '2', '3', '4', '5', '6', '7', '8', '9'].find((key) => partitionOfKey(key, 2) === partition) ?? ''

/** What every store promises of versions whose partitions are folded apart. */
export function describeDivided(opened: () => OpenedStore): void {
  const put = (id: string, pos: number) => ({ collection: 'deals', id, pos: positionFrom(pos), doc: { best: pos } })
  const positions = async (store: ProjectionStore, ref: VersionRef) =>
    Object.fromEntries((await store.writer(ref).checkpoints()).map(({ partition, position }) => [partition, position]))
  const standing = async (store: ProjectionStore) => {
    const [version] = await store.versions()
    return { position: version?.position, partitions: version?.partitions }
  }
  const divided = async () => {
    const { store } = opened()
    const ref = await dealsVersion(store)
    expect(await store.writer(ref).repartition([left ?? '', right ?? ''])).toBe(true)
    return { store, ref, writer: store.writer(ref) }
  }

  describe('partitions', () => {
    it('have checkpoints of their own, and the version is as far as the slowest', async () => {
      const { store, ref, writer } = await divided()
      const commit = { partition: left ?? '', from: beforeFirst, to: positionFrom(7), digest: emptyDigest }
      expect(await writer.commit({ ...commit, puts: [put('a', 7)] })).toMatchObject({ written: 1, moved: false })
      expect(await positions(store, ref)).toEqual({ '0/2': 7, '1/2': 0 })
      expect(await standing(store)).toEqual({ position: 0, partitions: { '0/2': 7, '1/2': 0 } })
      expect(await opened().readModels.position('deals')).toBe(0)
      const snapshot = await store.snapshot(ref)
      expect([snapshot.position, snapshot.partitions]).toEqual([0, { '0/2': 7, '1/2': 0 }])
      snapshot.close()
      const waiting = opened().readModels.waitFor({ projection: 'deals', position: positionFrom(5) }, 5000)
      await writer.commit({ ...commit, partition: right ?? '', to: positionFrom(5), puts: [] })
      expect(await waiting).toBe(true)
      expect(await standing(store)).toMatchObject({ position: 5 })
    })

    it('are waited for alone by who asks about one key, and all by who asks about all', async () => {
      const { writer } = await divided()
      const waits = (key: string | undefined, position: number, ms: number) =>
        opened().readModels.waitFor({ projection: 'deals', position: positionFrom(position), key }, ms)
      const commit = { from: beforeFirst, to: positionFrom(7), digest: emptyDigest, puts: [] }
      const both = [keyIn(left), keyIn(right), undefined]
      const early = Promise.all(both.map((key) => waits(key, 7, 5000)))
      await writer.commit({ ...commit, partition: left ?? '' })
      expect(await Promise.all(both.map((key) => waits(key, 7, 1)))).toEqual([true, false, false])
      await writer.commit({ ...commit, partition: right ?? '' })
      expect(await early).toEqual([true, true, true])
      expect(await Promise.all(both.map((key) => waits(key, 8, 1)))).toEqual([false, false, false])
    })

    it('are found by key also after they were divided anew', async () => {
      const { store, ref } = await divided()
      const waits = (position: number) =>
        opened().readModels.waitFor({ projection: 'deals', position: positionFrom(position), key: keyIn(left) }, 5000)
      expect(await waits(0)).toBe(true)
      await store.writer(ref).repartition([wholeLog])
      const waiting = waits(3)
      const commit = { from: beforeFirst, to: positionFrom(3), digest: emptyDigest, puts: [] }
      await store.writer(ref).commit({ ...commit, partition: wholeLog })
      expect(await waiting).toBe(true)
    })

    it('are divided anew only while they stand alike', async () => {
      const { store, ref, writer } = await divided()
      await writer.commit({
        partition: left ?? '',
        from: beforeFirst,
        to: positionFrom(4),
        digest: emptyDigest,
        puts: [],
      })
      expect(await writer.repartition([wholeLog])).toBe(false)
      await writer.commit({
        partition: right ?? '',
        from: beforeFirst,
        to: positionFrom(4),
        digest: emptyDigest,
        puts: [],
      })
      expect(await writer.repartition([wholeLog])).toBe(true)
      expect(await positions(store, ref)).toEqual({ [wholeLog]: 4 })
      expect(await writer.repartition([wholeLog])).toBe(true)
    })

    it('that are no more cannot be written', async () => {
      const { store, ref, writer } = await divided()
      await writer.repartition(partitionNames(3))
      const late = {
        partition: left ?? '',
        from: beforeFirst,
        to: positionFrom(9),
        digest: emptyDigest,
        puts: [put('a', 9)],
      }
      expect(await writer.commit(late)).toMatchObject({ written: 0, moved: true })
      expect(await writer.checkpoint(left ?? '')).toBeNull()
      expect(await positions(store, ref)).toEqual({ '0/3': 0, '1/3': 0, '2/3': 0 })
    })

    it('in which nothing happens move together, each only from where it is', async () => {
      const { store, ref } = await divided()
      const move = (partition: string | undefined, from: number) => ({
        ...ref,
        partition: partition ?? '',
        from: positionFrom(from),
        to: positionFrom(6),
      })
      expect(await store.advance?.([move(left, 0), move(right, 3)])).toEqual([true, false])
      expect(await positions(store, ref)).toEqual({ '0/2': 6, '1/2': 0 })
    })

    it('in which nothing happens go the same way together, but not where they are no more', async () => {
      const { store, ref } = await divided()
      const [from, to] = [beforeFirst, positionFrom(6)]
      const both = [left, right].map((partition = '') => ({ ...ref, partition, from, to }))
      const gone = { ...ref, partition: '0/3', from, to }
      expect(await store.advance?.([...both, gone])).toEqual([true, true, false])
      expect(await positions(store, ref)).toEqual({ '0/2': 6, '1/2': 6 })
    })
  })
}
