import { newUuid } from '@deals/events/platform'
import type { WorkContext } from '../platform/work.ts'

const longestSilence = 14 * 86_400_000
const atOnce = 100

/** Takes posts away that went back to their posters, who did nothing about them for two weeks. */
export async function abandonLeft({ commands, queries, clock }: WorkContext): Promise<void> {
  for (const postId of await queries.abandonedPosts({ before: clock.now() - longestSilence, limit: atOnce })) {
    await commands.abandonPost({ causationId: newUuid(), postId })
  }
}
