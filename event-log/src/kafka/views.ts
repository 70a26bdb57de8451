import { postKeyOf, userKeyOf } from '@deals/events'
import type { LogEvent } from '../event-log.ts'

export { everyPartition } from '@deals/events'

/** How documents are divided: by the post they are about, or by the member. Each view has a topic of its own. */
export const views = ['by-post', 'by-user'] as const
export type View = (typeof views)[number]

/**
 * The partition key of an event in a view: an id, `*` for all partitions, or null when the view has no use for it. An
 * event that this program does not know reaches everybody: a newer one may fold it.
 */
export function keyIn(view: View, event: Pick<LogEvent, 'type' | 'data'>): string | null {
  return view === 'by-post' ? postKeyOf(event) : userKeyOf(event)
}
