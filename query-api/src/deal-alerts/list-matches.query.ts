import {
  beforeFirst,
  canRead,
  toMajorUnits,
  type AlertMatchList,
  type AskedOf,
  type dealAlertReads,
  type Position,
  type PostForAlerts,
} from '@deals/events'
import {
  alertMatches,
  dealAlerts,
  inboxes,
  postBodies,
  posts,
  postVotes,
  stores,
  users,
  bookmarks,
  siteSettings,
  subCategoryMoves,
  type AlertMatchDoc,
  type DealAlertDoc,
  type PostDoc,
} from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { skipOf } from '../platform/page.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notSignedIn } from '../platform/refusals.ts'
import { postCards, type CardOf } from '../posts/post-cards.hydrator.ts'
import { reasonsOf } from './match-reasons.ts'
import { postsForAlerts } from './posts-for-alerts.hydrator.ts'

type Request = AskedOf<typeof dealAlertReads.listMatches>

interface Found {
  page: AlertMatchDoc[]
  total: number
  unread: number
  /** Matches up to this position were looked at. */
  seenUpTo: Position
}
interface Hydrated extends Found {
  alerts: ReadonlyMap<string, DealAlertDoc>
  about: ReadonlyMap<string, PostDoc>
  seenOf: (post: PostDoc) => PostForAlerts
  cardOf: CardOf
}

/** GET /api/deal-alerts/matches: what the viewer's alerts found, the latest first, without what was dismissed. */
export const listMatches = defineQuery({
  reads: [
    alertMatches,
    dealAlerts,
    inboxes,
    posts,
    postBodies,
    postVotes,
    stores,
    users,
    bookmarks,
    siteSettings,
    subCategoryMoves,
  ],
  find: async (asking, request: Request) =>
    asking.viewer === null ? notSignedIn : findMatches(asking, asking.viewer.id, request),
  hydrate: async (asking, found) => {
    const { readModels } = asking
    const [alerts, about] = await Promise.all([
      readModels.collection(dealAlerts).many([...new Set(found.page.map(({ alertId }) => alertId))]),
      readModels.collection(posts).many([...new Set(found.page.map(({ postId }) => String(postId)))]),
    ])
    const docs = [...about.values()]
    const [seenOf, cardOf] = await Promise.all([postsForAlerts(readModels, docs), postCards(asking, docs)])
    return { ...found, alerts, about, seenOf, cardOf }
  },
  // Of a post that is gone or held only the line remains.
  permit: ({ viewer }, hydrated) => ({
    ...hydrated,
    about: new Map([...hydrated.about].filter(([, post]) => post.status !== 'deleted' && canRead(viewer, post))),
  }),
  present: (_asking, hydrated): AlertMatchList => ({
    matches: hydrated.page.flatMap((match) => toMatchView(match, hydrated) ?? []),
    total: hydrated.total,
    unread: hydrated.unread,
  }),
})

async function findMatches({ readModels }: Asking, userId: string, request: Request): Promise<Found> {
  const collection = readModels.collection(alertMatches)
  const own = { userId, dismissed: false }
  const wanted = request.alert === '' ? own : { ...own, alertId: request.alert }
  const seenUpTo = (await readModels.collection(inboxes).get(userId))?.matchesUpTo ?? beforeFirst
  const [page, total, unread] = await Promise.all([
    collection.find(wanted, { sort: [['position', -1]], skip: skipOf(request), limit: request.limit }),
    collection.count(wanted),
    collection.count({ ...own, position: { $gt: seenUpTo } }),
  ])
  return { page, total, unread, seenUpTo }
}

function toMatchView(match: AlertMatchDoc, { alerts, about, seenOf, cardOf, seenUpTo }: Hydrated) {
  const { alertId, postId, matchedAt, position, price } = match
  const alert = alerts.get(alertId)
  const post = about.get(String(postId))
  if (alert === undefined) {
    // It was removed between two of our reads.
    return null
  }
  return {
    alertId,
    postId,
    alertName: alert.name,
    matchedAt: iso(matchedAt),
    price: price === undefined ? null : toMajorUnits(price),
    why: reasonsOf(match, alert, post && seenOf(post)),
    unread: position > seenUpTo,
    post: post === undefined ? null : cardOf(post),
  }
}
