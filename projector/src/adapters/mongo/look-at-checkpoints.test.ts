import { positionFrom } from '@deals/events'
import { partitionNames } from '../../platform/partitions/partition-names.ts'
import { partitionOfKey } from '../key-partition.ts'
import { looksAt } from './look-at-checkpoints.ts'
import { checkpointId, type Control } from './mongo-control.ts'

interface Place {
  projection: string
  version: number
  partition?: string
}

const [posts, users] = ['posts', 'users'].map((projection) => ({ projection, version: 1 })) as [Place, Place]

const aCheckpoint = (place: Place & { partition: string }) => ({
  _id: checkpointId({ ...place, division: '' }),
  ...place,
  position: positionFrom(1),
  turn: 0,
})

/** A server with two views in four partitions each, all at position 1, and what it was asked. */
function aServer() {
  const asked: (readonly Place[] | 'everything')[] = []
  const rows = [posts, users].flatMap((version) =>
    partitionNames(4).map((partition) => aCheckpoint({ ...version, partition })),
  )
  const isIn = (row: Place, one: Place) =>
    row.projection === one.projection && (one.partition === undefined || row.partition === one.partition)
  const find = ({ $or: places }: { $or?: readonly Place[] }) => {
    asked.push(places ?? 'everything')
    const found = rows.filter((row) => places === undefined || places.some((one) => isIn(row, one)))
    return { toArray: async () => found.map((row) => ({ ...row })) }
  }
  const connection = { run: <T>(operation: () => Promise<T>) => operation() }
  const looks = looksAt({ connection, checkpoints: { find } } as unknown as Control)
  const move = (to: number, partition?: string) =>
    rows
      .filter((row) => partition === undefined || row.partition === partition)
      .forEach((row) => Object.assign(row, { position: positionFrom(to) }))
  return { asked, looks, move }
}

describe('who waits for a view', () => {
  it('asks for its checkpoints alone, together with all who wait for another', async () => {
    const { asked, looks } = aServer()
    await Promise.all([looks.position(posts), looks.position(users), looks.position(posts)])
    expect(asked).toEqual([[posts, users]])
  })

  it('asks for the partition of a key as soon as it is known into how many there are', async () => {
    const { asked, looks, move } = aServer()
    const mine = { ...posts, partition: partitionOfKey('7', 4) }
    await looks.position(posts, '7')
    move(2, mine.partition)
    expect(await looks.position(posts, '7')).toBe(2)
    expect(asked).toEqual([[posts], [mine]])
    expect(looks.isKnownToReach(posts, positionFrom(2))).toBe(false)
  })

  it('for a key is answered with the others where somebody waits for all of it', async () => {
    const { asked, looks, move } = aServer()
    await looks.position(posts)
    move(2, partitionOfKey('7', 4))
    expect(await Promise.all([looks.position(posts, '7'), looks.position(posts)])).toEqual([2, 1])
    expect(asked.slice(1)).toEqual([[posts]])
  })

  it('is shown no moment from before what was found', async () => {
    const { asked, looks, move } = aServer()
    const before = await looks.moment()
    move(2)
    await looks.position(posts)
    expect(await looks.moment()).not.toBe(before)
    expect(asked).toEqual(['everything', [posts], 'everything'])
  })
})
