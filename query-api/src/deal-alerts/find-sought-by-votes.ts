import { keysOfPost, type SystemQueries } from '@deals/events'
import { dealAlerts, postBodies, posts, stores, type Filter } from '@deals/projector/read-models'
import { readAfter, type QuestionPorts } from '../platform/questions.ts'
import { isForNobody } from './find-alerts-for.ts'
import { postsForAlerts } from './posts-for-alerts.hydrator.ts'

type Query = Parameters<SystemQueries['soughtByVotes']>[0]
type Answer = Awaited<ReturnType<SystemQueries['soughtByVotes']>>

/** Posts with a key of an alert that asks for votes. All else about it is looked at when the votes of half a minute are there. */
export async function findSoughtByVotes(ports: QuestionPorts, { postIds, ...query }: Query): Promise<Answer> {
  const { readModels, clock } = ports
  await readAfter(ports, [posts, postBodies, stores, dealAlerts], query)
  const isAny = async (filter: Filter) =>
    (await readModels.collection(dealAlerts).find(filter, { sort: [], limit: 1 })).length > 0
  if (!(await isAny({ asksForVotes: true }))) {
    return { postIds: [] }
  }
  const found = await readModels.collection(posts).many(postIds.map(String))
  const docs = [...found.values()].filter((doc) => !isForNobody(doc, clock()))
  const forAlerts = await postsForAlerts(readModels, docs)
  const sought = await Promise.all(docs.map((doc) => isAny({ keysForVotes: { $in: keysOfPost(forAlerts(doc)) } })))
  return { postIds: docs.filter((_doc, place) => sought[place]).map(({ postId }) => postId) }
}
