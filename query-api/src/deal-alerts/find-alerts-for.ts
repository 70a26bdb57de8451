import {
  isSuspended,
  judgeMatch,
  keysOfPost,
  mutedBy,
  notTold,
  type MatchingAlerts,
  type MutablePost,
  type SystemQueries,
} from '@deals/events'
import {
  dealAlerts,
  postBodies,
  posts,
  preferences,
  stores,
  users,
  type DealAlertDoc,
  type Found,
  type PostDoc,
  type ReadModels,
} from '@deals/projector/read-models'
import { readAfter, type QuestionPorts } from '../platform/questions.ts'
import { mutablePost } from '../preferences/muted-posts.hydrator.ts'
import { postsForAlerts, wordlessPost } from './posts-for-alerts.hydrator.ts'

type Query = Parameters<SystemQueries['matchingAlerts']>[0]

const noAlerts: MatchingAlerts = { alerts: [], next: null }
/** Keys of one look-up; of few keys there are few alerts, and those are read without walking through all. */
const keysAtOnce = 50

/** The alerts that a post is to be told to: those that have one of its keys and want what it is, of members who listen. */
export async function findAlertsFor(ports: QuestionPorts, query: Query): Promise<MatchingAlerts> {
  const { readModels, clock } = ports
  await readAfter(ports, [posts, postBodies, stores, dealAlerts, users, preferences], query)
  const doc = await readModels.collection(posts).get(String(query.postId))
  const now = clock()
  if (doc === null || isForNobody(doc, now)) {
    return noAlerts
  }
  const post = (await postsForAlerts(readModels, [doc]))(doc)
  const { candidates, next } = await candidatesFor(ports, keysOfPost(post), query)
  const matching = candidates.flatMap((alert) => {
    const { isMatch, met } = judgeMatch(alert, post)
    return isMatch && notTold(alert.userId, post, now) === null ? [{ alert, why: met.map(({ kind }) => kind) }] : []
  })
  const asked = { readModels, now, post: mutablePost(doc, post.storeWas) }
  const listens = await listeners(asked, new Set(matching.map(({ alert: { userId } }) => userId)))
  const { price, currency } = post
  const alerts = matching.filter(({ alert }) => listens(alert.userId))
  return { alerts: alerts.map(({ alert, why }) => ({ alertId: alert._id, price, currency, why })), next }
}

/** Whether no alert may tell anybody of the post as it is. */
export const isForNobody = (doc: PostDoc, now: number): boolean => notTold('', wordlessPost(doc), now) !== null

interface Candidates {
  candidates: Found<DealAlertDoc>[]
  next: string | null
}

/** The next alerts, by id, that are awake and have one of the keys. */
async function candidatesFor(
  { readModels, clock }: QuestionPorts,
  keys: readonly string[],
  { after, limit }: Query,
): Promise<Candidates> {
  const found = new Map<string, Found<DealAlertDoc>>()
  let isMore = false
  for (let from = 0; from < keys.length; from += keysAtOnce) {
    const filter = {
      keys: { $in: keys.slice(from, from + keysAtOnce) },
      $or: [{ active: true }, { pausedUntil: { $lte: clock() } }],
      ...(after !== null && { _id: { $gt: after } }),
    }
    const some = await readModels.collection(dealAlerts).find(filter, { sort: [['_id', 1]], limit })
    some.forEach((alert) => found.set(alert._id, alert))
    isMore ||= some.length === limit
  }
  const sorted = [...found.values()].sort((left, right) => (left._id < right._id ? -1 : 1))
  const candidates = sorted.slice(0, limit)
  return { candidates, next: isMore || sorted.length > limit ? (candidates.at(-1)?._id ?? null) : null }
}

interface Listening {
  readModels: ReadModels
  now: number
  post: MutablePost
}

/** Who is still here, not suspended, has not silenced all alerts and does not mute the post. */
async function listeners(
  { readModels, now, post }: Listening,
  userIds: ReadonlySet<string>,
): Promise<(userId: string) => boolean> {
  const [members, chosen] = await Promise.all([
    readModels.collection(users).many([...userIds]),
    readModels.collection(preferences).many([...userIds]),
  ])
  return (userId) => {
    const member = members.get(userId)
    const isHere = member !== undefined && !member.erased && !isSuspended(member.suspension, now)
    const { notices, muted } = chosen.get(userId) ?? {}
    const isMuted = muted !== undefined && mutedBy(muted, userId)(post)
    return isHere && notices?.alertsPaused !== true && !isMuted
  }
}
