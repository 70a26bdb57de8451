import type { Keyed, KeyedStore } from '@deals/accounts'
import { earlierOf, type Position } from '@deals/events/platform'
import { carryCheckpoints, setAside, settleCheckpoints } from './checkpoints-of-logs.ts'

type Anchor = { position: Position; at: number }

/** How far events have brought their jobs, and from where they bring them again when the queue has lost them. */
export type ReactionCheckpoint = {
  position: Position
  /** Identity of the log whose positions these are; not there on those from before logs had one. */
  log?: string
  /** What the queue called itself when these jobs were put in. */
  mark?: string
  /** Where it stood at least an hour ago, once it is that old; jobs from before are done, or asked for by the clock. */
  earlier?: Anchor
  /** What becomes `earlier` when it is an hour old. */
  next?: Anchor
}

/** The checkpoint of all reactions; those of partitions begin with the same word. */
export const reactionName = 'reactions'
/** How far milestones of votes were looked at by the clock. It goes along with the others; no event waits for it. */
export const milestonesName = `${reactionName} milestones`
const reactionTable = 'reactors'

export const reactionCheckpoints = (keyed: KeyedStore): Keyed<ReactionCheckpoint> => keyed.table(reactionTable)

/** Throws StoreProblem with one sentence where the checkpoints speak of another log. */
export const settleReactions = (checkpoints: Keyed<ReactionCheckpoint>, log: string): Promise<void> =>
  settleCheckpoints(checkpoints, { name: reactionName, log })

/** Up to where every event of this log has brought its jobs, and will not be asked for them again; undefined where nobody ever reacted. */
export async function reactedUpTo(keyed: KeyedStore, log: string): Promise<Position | undefined> {
  const all = await reactionCheckpoints(keyed).list(reactionName, 10_000)
  const own = all.filter(({ id, value: { log: of = log } }) => id !== milestonesName && of === log)
  return own.length === 0
    ? undefined
    : own.map(({ value }) => value.earlier?.position ?? value.position).reduce(earlierOf)
}

export interface Carrying {
  from: string
  to: string
  /** The place of the same event in the other log. */
  translate: (position: Position) => Promise<Position>
}

/** Leaves for another log word of which of its events have brought their jobs. Answers how many checkpoints there were. */
export const carryReactions = (keyed: KeyedStore, { translate, ...logs }: Carrying): Promise<number> =>
  carryCheckpoints(reactionCheckpoints(keyed), {
    ...logs,
    name: reactionName,
    async translate(value) {
      const anchor = async ({ position, at }: Anchor): Promise<Anchor> => ({ position: await translate(position), at })
      return {
        ...value,
        position: await translate(value.position),
        ...(value.earlier && { earlier: await anchor(value.earlier) }),
        ...(value.next && { next: await anchor(value.next) }),
      }
    },
  })

/** What the log holds already brings nothing any more. */
export async function reactFrom(
  keyed: KeyedStore,
  { log, position }: { log: string; position: Position },
): Promise<void> {
  const checkpoints = reactionCheckpoints(keyed)
  const known = await checkpoints.list(reactionName, 10_000)
  await setAside(
    checkpoints,
    known.filter(({ value }) => value.log !== log),
  )
  for (const { id, rev } of known) {
    await checkpoints.delete(id, rev)
  }
  await checkpoints.put(reactionName, { position, log }, 0)
}
