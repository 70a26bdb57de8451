import type { AnsweredBy, MembersPage, voteQuestions } from '@deals/events'
import type { CollectionSchema } from '@deals/projector/read-models'
import { readAfter, type QuestionPorts } from './questions.ts'

type Asked = Parameters<AnsweredBy<typeof voteQuestions>['votersOf']>[0]

/** Members whose documents in a collection are about a post, in the order of their ids, a part at a time. */
export async function membersOf(
  ports: QuestionPorts,
  collection: CollectionSchema<{ postId: number; userId: string }>,
  { postId, after, limit, ...read }: Asked,
): Promise<MembersPage> {
  await readAfter(ports, [collection], read)
  const filter = { postId, ...(after !== null && { _id: { $gt: after } }) }
  const page = await ports.readModels.collection(collection).find(filter, { sort: [], limit })
  return {
    userIds: page.map(({ userId }) => userId),
    next: page.length < limit ? null : (page.at(-1)?._id ?? null),
  }
}
