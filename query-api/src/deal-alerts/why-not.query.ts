import {
  isAwake,
  judgeMatch,
  notTold,
  type AskedOf,
  type dealAlertReads,
  type PostForAlerts,
  type WhyNotList,
} from '@deals/events'
import {
  alertMatches,
  alertMatchId,
  dealAlerts,
  postBodies,
  posts,
  preferences,
  stores,
  subCategoryMoves,
  type AlertMatchDoc,
  type DealAlertDoc,
  type Found,
  type PostDoc,
} from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import { defineQuery } from '../platform/pipeline.ts'
import type { Asking } from '../platform/ports.ts'
import { notSignedIn } from '../platform/refusals.ts'
import { findPost, refuseReading } from '../posts/post.access.ts'
import { postsMutedBy } from '../preferences/muted-posts.hydrator.ts'
import { findOwnAlerts } from './find-own-alerts.ts'
import { postsForAlerts } from './posts-for-alerts.hydrator.ts'
import { reasonsOf } from './match-reasons.ts'

type Request = AskedOf<typeof dealAlertReads.whyNot>

interface Hydrated {
  doc: PostDoc
  post: PostForAlerts
  alerts: Found<DealAlertDoc>[]
  told: ReadonlyMap<string, AlertMatchDoc>
  areAllPaused: boolean
  isMuted: boolean
}

/** GET /api/deal-alerts/why: of each of the viewer's alerts, whether it told of a post, and if not, why not. */
export const whyNot = defineQuery({
  reads: [dealAlerts, alertMatches, posts, postBodies, preferences, stores, subCategoryMoves],
  find: async (asking, { postId }: Request) => (asking.viewer === null ? notSignedIn : findPost(asking, postId)),
  hydrate: async (asking, doc) => ({ doc, ...(await alertsAbout(asking, doc)) }),
  permit: ({ viewer }, hydrated) => refuseReading(viewer, hydrated.doc) ?? hydrated,
  present: ({ viewer, now }, { post, alerts, told, areAllPaused, isMuted }): WhyNotList => ({
    alerts: alerts.map((alert) => {
      const match = told.get(alertMatchId({ alertId: alert._id, postId: post.postId }))
      const { met, missing } = judgeMatch(alert, post)
      const silent = [
        notTold(viewer?.id ?? '', post, now),
        areAllPaused ? 'All your alerts are paused' : null,
        isMuted ? 'You mute its store, its poster or a word of its title' : null,
        sleepOf(alert, now),
        missing.length === 0 && alert.createdAt > (post.publishedAt ?? 0) ? youngerThanPost : null,
      ].filter((sentence) => sentence !== null)
      return {
        alertId: alert._id,
        name: alert.name,
        matchedAt: match === undefined ? null : iso(match.matchedAt),
        met: match === undefined ? met : reasonsOf(match, alert, post),
        missing: match === undefined ? [...missing, ...silent] : [],
      }
    }),
  }),
})

const youngerThanPost = 'It was published before you made this alert, and nothing has happened to it since'

function sleepOf(alert: DealAlertDoc, now: number): string | null {
  if (isAwake(alert, now)) {
    return null
  }
  const { pausedUntil } = alert
  return pausedUntil === undefined ? 'This alert is switched off' : `This alert sleeps until ${iso(pausedUntil)}`
}

async function alertsAbout({ readModels, viewer }: Asking, doc: PostDoc): Promise<Omit<Hydrated, 'doc'>> {
  const userId = viewer?.id ?? ''
  const [alerts, chosen, seenOf] = await Promise.all([
    findOwnAlerts(readModels, userId),
    readModels.collection(preferences).get(userId),
    postsForAlerts(readModels, [doc]),
  ])
  const ids = alerts.map(({ _id: alertId }) => alertMatchId({ alertId, postId: doc.postId }))
  const told = await readModels.collection(alertMatches).many(ids)
  const isMuted = (await postsMutedBy({ readModels }, userId, chosen))(doc)
  return { alerts, told, post: seenOf(doc), areAllPaused: chosen?.notices?.alertsPaused === true, isMuted }
}
