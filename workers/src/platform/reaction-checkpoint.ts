import type { Keyed } from '@deals/accounts'
import { reactionName, type ReactionCheckpoint } from '@deals/process/base'
import { beforeFirst, type Position } from '@deals/events'

export type Checkpoint = ReactionCheckpoint
export const checkpointName = reactionName
const earlierMs = 60 * 60 * 1000

/** Where to begin; `isLost` when that is further back than the jobs had come, because the queue has forgotten them. */
export function beginAt(stored: Checkpoint | undefined, mark: string): { after: Position; isLost: boolean } {
  const isLost = stored?.mark !== undefined && stored.mark !== mark
  return { after: isLost ? (stored.earlier?.position ?? beforeFirst) : (stored?.position ?? beforeFirst), isLost }
}

export interface Move {
  position: Position
  mark: string
  at: number
  /** Identity of the log. */
  log?: string
}

/** The checkpoint that follows another one. */
export function movedTo(before: Checkpoint | undefined, { at, ...moved }: Move): Checkpoint {
  const here = { position: before?.position ?? beforeFirst, at }
  const { earlier = here, next = here } = before ?? {}
  return at - next.at < earlierMs ? { ...moved, earlier, next } : { ...moved, earlier: next, next: here }
}

/** Moves a checkpoint forward; another process that was faster has done the same work. */
export async function saveCheckpoint(
  checkpoints: Keyed<Checkpoint>,
  moved: Move,
  name = checkpointName,
): Promise<void> {
  const before = await checkpoints.get(name)
  const isNews = before === null || before.value.position < moved.position || before.value.mark !== moved.mark
  if (isNews) {
    await checkpoints.put(name, movedTo(before?.value, moved), before?.rev ?? 0)
  }
}

/** Takes a checkpoint beyond the end of the log back to it, or what comes next would be passed by. Answers whether it was. */
export async function takeBack(checkpoints: Keyed<Checkpoint>, head: Position): Promise<boolean> {
  const stored = await checkpoints.get(checkpointName)
  if (stored === null || stored.value.position <= head) {
    return false
  }
  const { log } = stored.value
  return checkpoints.put(checkpointName, { position: head, ...(log !== undefined && { log }) }, stored.rev)
}
