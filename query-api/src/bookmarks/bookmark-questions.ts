import { bookmarkLimits, type AnsweredBy, type bookmarkQuestions } from '@deals/events'
import { bookmarks, type BookmarkDoc, type ReadModels } from '@deals/projector/read-models'
import { membersOf } from '../platform/members-of-post.ts'
import type { QuestionPorts } from '../platform/questions.ts'

/** What command-api asks about what a member has saved. */
export function bookmarkAnswers(ports: QuestionPorts): AnsweredBy<typeof bookmarkQuestions> {
  const { readModels } = ports
  return {
    saversOf: (query) => membersOf(ports, bookmarks, query),
    savedCount: ({ userId }) =>
      readModels.collection<BookmarkDoc>(bookmarks).count({ userId }, { atMost: bookmarkLimits.saved }),
    collectionsOf: ({ userId }) => collectionsOf(readModels, userId),
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
