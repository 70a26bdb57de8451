import { bookmarkLimits, type AnsweredBy, type bookmarkQuestions } from '@deals/events'
import { bookmarks, type ReadModels } from '@deals/projector/read-models'
import { membersOf } from '../platform/members-of-post.ts'
import type { QuestionPorts } from '../platform/questions.ts'

/** What command-api asks about what a member has saved. */
export function bookmarkAnswers(ports: QuestionPorts): AnsweredBy<typeof bookmarkQuestions> {
  const { readModels } = ports
  return {
    saversOf: (query) => membersOf(ports, bookmarks, query),
    savedCount: ({ userId }) => readModels.collection(bookmarks).count({ userId }, { atMost: bookmarkLimits.saved }),
    collectionsOf: ({ userId }) => collectionsOf(readModels, userId),
  }
}

/** Names of a member's collections, in their order; the one for everything else is not among them. */
export async function collectionsOf(readModels: ReadModels, userId: string): Promise<string[]> {
  const collection = readModels.collection(bookmarks)
  const names: string[] = []
  for (let isMore = true; isMore;) {
    // The next other value of an index, so that a name costs one read however many posts were put there.
    const next = { userId, collection: { $gt: names.at(-1) ?? '' } }
    const [filed] = await collection.find(next, { sort: [['collection', 1]], limit: 1 })
    isMore = filed?.collection !== undefined
    names.push(...(filed?.collection === undefined ? [] : [filed.collection]))
  }
  return names.sort((one, other) => one.localeCompare(other))
}
