import { beforeFirst, earliestOf, laterOf, numberOf, steadyNow, type Position } from '@deals/events'
import { askedTogether, sharedRuns } from '@deals/storage'
import type { VersionRef } from '../../platform/projection-store.ts'
import { divisionOf, partitionOfKey, positionFor } from '../key-partition.ts'
import { batchSize, isOf, nameOf, type CheckpointEntry, type Control } from './mongo-control.ts'

/** How far versions are, as the checkpoints on the server say. */
export interface Looks {
  /** Of the slowest partition of a version, or of that of a key, read now: one look for all who ask at once. */
  position(version: VersionRef, key?: string): Promise<Position>
  /** Of its slowest partition as the look behind the last moment has found it: it may stand further by now. */
  positionLately(version: VersionRef): Promise<Position>
  /** Whether all its partitions were seen there before: a version never goes back. */
  isKnownToReach(version: VersionRef, position: Position): boolean
  /** A word for how far all versions are; see the port. */
  moment(): Promise<string>
  /** Told that versions have moved. */
  moved(): void
}

type Row = Pick<CheckpointEntry, '_id' | 'projection' | 'version' | 'partition' | 'position'>

export function looksAt(control: Control): Looks {
  const reached = new Map<string, Position>()
  /** Into how many partitions versions are divided, as far as a look at all of them has shown. */
  const divisions = new Map<string, number>()
  const moments = momentsOf(control)
  const lookTogether = askedTogether((asked: readonly Asked[]) => readAsked(control, asked))

  const rowsOf = async (asked: Asked): Promise<Row[]> => {
    const rows = (await lookTogether(asked)).filter((row) => nameOf(row) === nameOf(asked))
    moments.compare(rows)
    return rows
  }
  const lookAtAll = async (version: VersionRef, key?: string): Promise<Position> => {
    const [name, rows] = [nameOf(version), await rowsOf(version)]
    const count = divisionOf(rows)
    if (count !== null) {
      divisions.set(name, count)
    }
    reached.set(name, laterOf(positionFor(rows, undefined), reached.get(name) ?? beforeFirst))
    return positionFor(rows, key)
  }
  return {
    async position(version, key) {
      const count = divisions.get(nameOf(version))
      if (key === undefined || count === undefined) {
        return lookAtAll(version, key)
      }
      const partition = partitionOfKey(key, count)
      const row = (await rowsOf({ ...version, partition })).find((one) => one.partition === partition)
      // What is divided otherwise now has no such partition.
      return row?.position ?? lookAtAll(version, key)
    },
    positionLately: (version) => moments.position(version),
    isKnownToReach: (version, position) => (reached.get(nameOf(version)) ?? beforeFirst) >= position,
    moment: moments.moment,
    moved: moments.moved,
  }
}

/** All partitions of a version, or one. */
interface Asked extends VersionRef {
  readonly partition?: string
}

/** Of the views that are waited for alone: there are some thousand checkpoints, and whoever waits asks forty times a second. */
async function readAsked({ checkpoints, connection: { run } }: Control, asked: readonly Asked[]): Promise<Row[]> {
  const wanted = new Map(asked.map((one) => [`${nameOf(one)} ${one.partition ?? ''}`, one]))
  const places = [...wanted.values()].filter((one) => one.partition === undefined || !wanted.has(`${nameOf(one)} `))
  const $or = places.map(({ projection, version, partition }) =>
    partition === undefined ? { projection, version } : { projection, version, partition },
  )
  const projection = { projection: 1, version: 1, partition: 1, position: 1 }
  return run(() => checkpoints.find({ $or }, { projection, batchSize }).toArray())
}

/**
 * Another process may fold without a word to this one. Views are further behind than this anyhow, and whoever waits for a
 * write of theirs is shown what a look after it has found.
 */
const lookServesFor = 10

interface Look {
  begunAt: number
  text: string
  /** By the ids of the checkpoints. */
  positions: ReadonlyMap<string, Position>
}

/** How far everything is, read at once, and again as soon as something is known to have moved. */
function momentsOf(control: Control) {
  let last: Look | null = null
  let isMoved = false
  const look = sharedRuns(async () => {
    isMoved = false
    return (last = await lookAtCheckpoints(control))
  })
  const isRecent = ({ begunAt }: Look) => !isMoved && steadyNow() - begunAt < lookServesFor
  const lately = async (): Promise<Look> => (last !== null && isRecent(last) ? last : look())
  return {
    moment: async () => (await lately()).text,
    async position(version: VersionRef): Promise<Position> {
      const { positions } = await lately()
      return earliestOf([...positions].flatMap(([id, position]) => (isOf(version, id) ? [position] : [])))
    },
    moved: () => void (isMoved = true),
    /** Nobody who waited for a write is shown less than the look has found that let them go on. */
    compare(rows: readonly Row[]): void {
      isMoved ||= rows.some((row) => row.position > (last?.positions.get(row._id) ?? beforeFirst))
    },
  }
}

/** A document is written before its checkpoint moves, and what is owed to a document is settled with one. */
async function lookAtCheckpoints({ checkpoints, connection: { run } }: Control): Promise<Look> {
  const begunAt = steadyNow()
  // The id tells the rest.
  const projection = { position: 1, turn: 1 }
  const found = await run(() => checkpoints.find({}, { projection, sort: [['_id', 1]], batchSize }).toArray())
  const text = found.map(({ _id, position, turn }) => `${_id} ${numberOf(position)} ${turn}`).join('\n')
  return { begunAt, text, positions: new Map(found.map(({ _id, position }) => [_id, position])) }
}
