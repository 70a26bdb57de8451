import { newUuid } from '@deals/events/platform'
import type { WorkContext } from '../platform/work.ts'

const atOnce = 200

/** Ends deals whose last day has come. */
export async function expireDue({ commands, queries, clock }: WorkContext): Promise<void> {
  for (const postId of await queries.duePosts({ now: clock.now(), limit: atOnce })) {
    await commands.expirePost({ causationId: newUuid(), postId, cause: 'schedule' })
  }
}
