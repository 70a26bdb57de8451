import type { AnsweredBy, MembersPage, voteQuestions } from '@deals/events'
import type { CollectionSchema, Found } from '@deals/projector/read-models'
import { readAfter, type QuestionPorts } from './questions.ts'

type Asked = Parameters<AnsweredBy<typeof voteQuestions>['votersOf']>[0]
interface OfMember {
  postId: number
  userId: string
}

/** Members whose documents in a collection are about a post, in the order of their ids, a part at a time. */
export async function membersOf(
  ports: QuestionPorts,
  collection: CollectionSchema<OfMember>,
  asked: Asked,
): Promise<MembersPage> {
  const { page, next } = await documentsOfPost(ports, collection, asked)
  return { userIds: page.map(({ userId }) => userId), next }
}

/** What members have in a collection about a post, in the order of its ids, a part at a time. */
export async function documentsOfPost<D extends OfMember>(
  ports: QuestionPorts,
  collection: CollectionSchema<D>,
  { postId, after, limit, ...read }: Asked,
): Promise<{ page: Found<D>[]; next: string | null }> {
  await readAfter(ports, [collection], read)
  const filter = { postId, ...(after !== null && { _id: { $gt: after } }) }
  const page = await ports.readModels.collection(collection).find(filter, { sort: [], limit })
  return { page, next: page.length < limit ? null : (page.at(-1)?._id ?? null) }
}
