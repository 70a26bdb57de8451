import type { Keyed } from '@deals/events/accounts'
import { beforeFirst, type Position } from '@deals/events/log'

type Anchor = { position: Position; at: number }
/** How far events have brought their jobs, and from where they bring them again when the queue has lost them. */
export type Checkpoint = {
  position: Position
  /** What the queue called itself when these jobs were put in. */
  mark?: string
  /** Where it stood at least an hour ago, once it is that old; jobs from before are done, or asked for by the clock. */
  earlier?: Anchor
  /** What becomes `earlier` when it is an hour old. */
  next?: Anchor
}

export const checkpointName = 'reactions'
const earlierMs = 60 * 60 * 1000

/** Where to begin; `isLost` when that is further back than the jobs had come, because the queue has forgotten them. */
export function beginAt(stored: Checkpoint | undefined, mark: string): { after: Position; isLost: boolean } {
  const isLost = stored?.mark !== undefined && stored.mark !== mark
  return { after: isLost ? (stored.earlier?.position ?? beforeFirst) : (stored?.position ?? beforeFirst), isLost }
}

/** The checkpoint that follows another one. */
export function movedTo(
  before: Checkpoint | undefined,
  moved: { position: Position; mark: string; at: number },
): Checkpoint {
  const { position, mark, at } = moved
  const here: Anchor = { position: before?.position ?? beforeFirst, at }
  const { earlier = here, next = here } = before ?? {}
  return at - next.at < earlierMs ? { position, mark, earlier, next } : { position, mark, earlier: next, next: here }
}

/** Moves a checkpoint forward; another process that was faster has done the same work. */
export async function saveCheckpoint(
  checkpoints: Keyed<Checkpoint>,
  moved: { position: Position; mark: string; at: number },
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
  return checkpoints.put(checkpointName, { position: head }, stored.rev)
}
