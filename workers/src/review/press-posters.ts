import { newUuid } from '@deals/events/platform'
import type { WorkContext } from '../platform/work.ts'

const atOnce = 100

/** Reminds posters of changes that their posts wait for, and gives up what they left; which of it is due the log tells. */
export async function pressPosters({ commands, queries, clock }: WorkContext): Promise<void> {
  for (const postId of await queries.awaitedPosts({ now: clock.now(), limit: atOnce })) {
    await commands.pressPoster({ causationId: newUuid(), postId })
  }
}
