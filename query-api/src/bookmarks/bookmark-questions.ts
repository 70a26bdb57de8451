import { bookmarkLimits, type SystemQueries } from '@deals/events'
import { bookmarks, type BookmarkDoc, type ReadModels } from '@deals/projector/read-models'
import type { QuestionPorts } from '../platform/questions.ts'

/** What command-api asks about what a member has saved. */
export function bookmarkQuestions({ readModels }: QuestionPorts): Pick<SystemQueries, 'savedCount' | 'collectionsOf'> {
  return {
    savedCount: (userId) =>
      readModels.collection<BookmarkDoc>(bookmarks).count({ userId }, { atMost: bookmarkLimits.saved }),
    collectionsOf: (userId) => collectionsOf(readModels, userId),
  }
}

/** Names of a member's collections, in their order; the one for everything else is not among them. */
export async function collectionsOf(readModels: ReadModels, userId: string): Promise<string[]> {
  const filed = await readModels
    .collection<BookmarkDoc>(bookmarks)
    .find({ userId, collection: { $exists: true } }, { sort: [['savedAt', -1]], limit: bookmarkLimits.saved })
  return [...new Set(filed.flatMap(({ collection }) => collection ?? []))].sort((one, other) =>
    one.localeCompare(other),
  )
}
