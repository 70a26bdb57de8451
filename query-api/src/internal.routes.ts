import express, { Router, type RequestHandler } from 'express'
import { z } from 'zod'
import {
  beforeFirst,
  currencies,
  DealAlertCreated,
  positionField,
  ReadModelsBehind,
  roles,
  type SystemQueries,
} from '@deals/events'
import { isInternalToken } from '@deals/events/accounts'

const id = z.number().int()
const text = z.string()
const optionalText = text.nullable()
const limit = z.number().int().min(1).max(10_000)
const readAfter = z
  .object({ minPosition: positionField.optional() })
  .nullish()
  .transform((given) => given ?? {})
const ofMember = z.object({ postId: id, userId: text })
const minPosition = positionField.default(beforeFirst)
const ofNotice = { notificationId: text, userId: text }
const period = { from: id, until: id }

type Answer = (queries: SystemQueries, given: unknown) => Promise<unknown> | null

/** A question with the list of its arguments; null when they are not understood. */
function question<Arguments extends z.ZodType>(
  schema: Arguments,
  ask: (queries: SystemQueries, given: z.output<Arguments>) => Promise<unknown>,
): Answer {
  return (queries, given) => {
    const read = schema.safeParse(given)
    return read.success ? ask(queries, read.data) : null
  }
}

const similar = z.object({
  ...{ urlKey: optionalText, storeSlug: optionalText, title: text },
  ...{ sinceDays: z.number().min(0), limit },
})
const pricing = z.object({
  ...{ urlKey: optionalText, postId: id.nullable(), price: id.nullable() },
  currency: z.enum(currencies),
})

const sought = z.object({
  keywords: z.object({ any: z.array(text), all: z.array(text), none: z.array(text) }),
  filters: DealAlertCreated.schema.shape.filters,
})
const member = z.object({
  ...{ id: text, username: text, roles: z.array(z.enum(roles)) },
  trustLevel: z.union([z.literal(0), z.literal(1), z.literal(2)]),
})

/** Every question; `satisfies` keeps the list whole. */
const questions = {
  post: question(z.tuple([id, readAfter]), (queries, [postId, read]) => queries.post(postId, read)),
  comparables: question(z.tuple([z.object({ postId: id, limit, minPosition })]), (queries, [query]) =>
    queries.comparables(query),
  ),
  storeRecord: question(z.tuple([text]), (queries, [slug]) => queries.storeRecord(slug)),
  similarPosts: question(z.tuple([similar]), (queries, [query]) => queries.similarPosts(query)),
  priceStanding: question(z.tuple([pricing]), (queries, [query]) => queries.priceStanding(query)),
  standing: question(z.tuple([text]), (queries, [userId]) => queries.standing(userId)),
  storeByHost: question(z.tuple([text]), (queries, [host]) => queries.storeByHost(host)),
  voteTotal: question(z.tuple([ofMember]), (queries, [query]) => queries.voteTotal(query)),
  commentVoteTotal: question(z.tuple([z.object({ commentId: id, userId: text })]), (queries, [query]) =>
    queries.commentVoteTotal(query),
  ),
  meter: question(z.tuple([ofMember]), (queries, [query]) => queries.meter(query)),
  savedCount: question(z.tuple([text]), (queries, [userId]) => queries.savedCount(userId)),
  collectionsOf: question(z.tuple([text]), (queries, [userId]) => queries.collectionsOf(userId)),
  hasNotification: question(z.tuple([z.object({ userId: text, notificationId: text })]), (queries, [query]) =>
    queries.hasNotification(query),
  ),
  openReports: question(z.tuple([id, readAfter]), (queries, [postId, read]) => queries.openReports(postId, read)),
  reportsOn: question(z.tuple([z.object({ postId: id, commentId: id.nullable(), minPosition })]), (queries, [query]) =>
    queries.reportsOn(query),
  ),
  availability: question(z.tuple([id, readAfter]), (queries, [postId, read]) => queries.availability(postId, read)),
  duePosts: question(z.tuple([id, limit]), (queries, [now, most]) => queries.duePosts(now, most)),
  stuckScores: question(z.tuple([id, limit]), (queries, [before, most]) => queries.stuckScores(before, most)),
  abandonedPosts: question(z.tuple([id, limit]), (queries, [before, most]) => queries.abandonedPosts(before, most)),
  ripeVotes: question(z.tuple([z.object({ after: optionalText, limit })]), (queries, [query]) =>
    queries.ripeVotes(query),
  ),
  waitingReviews: question(z.tuple([id, limit]), (queries, [before, most]) => queries.waitingReviews(before, most)),
  alertsOf: question(z.tuple([text]), (queries, [userId]) => queries.alertsOf(userId)),
  matchingAlerts: question(
    z.tuple([z.object({ postId: id, after: optionalText, limit, minPosition })]),
    (queries, [query]) => queries.matchingAlerts(query),
  ),
  rehearseAlert: question(z.tuple([z.object({ viewer: member, terms: sought })]), (queries, [query]) =>
    queries.rehearseAlert(query),
  ),
  lettersOf: question(z.tuple([text, readAfter]), (queries, [userId, read]) => queries.lettersOf(userId, read)),
  noticesOf: question(z.tuple([z.object({ position: positionField, minPosition })]), (queries, [query]) =>
    queries.noticesOf(query),
  ),
  noticeFor: question(z.tuple([z.object({ ...ofNotice, minPosition })]), (queries, [query]) =>
    queries.noticeFor(query),
  ),
  milestonesAfter: question(z.tuple([z.object({ position: positionField.nullable(), limit })]), (queries, [query]) =>
    queries.milestonesAfter(query),
  ),
  matchesFor: question(
    z.tuple([z.object({ ...period, userId: text, frequency: z.enum(['hourly', 'daily', 'weekly']) })]),
    (queries, [query]) => queries.matchesFor(query),
  ),
  digestFor: question(z.tuple([z.object({ ...period, userId: text })]), (queries, [query]) => queries.digestFor(query)),
  bestDeals: question(
    z.tuple([z.object({ since: id, currency: z.enum(currencies).nullable(), limit })]),
    (queries, [query]) => queries.bestDeals(query),
  ),
  digestSlots: question(z.tuple([z.object({ after: optionalText, limit })]), (queries, [query]) =>
    queries.digestSlots(query),
  ),
  digestReaders: question(z.tuple([z.object({ slot: text, after: optionalText, limit })]), (queries, [query]) =>
    queries.digestReaders(query),
  ),
  newsletterReaders: question(z.tuple([z.object({ after: optionalText, limit })]), (queries, [query]) =>
    queries.newsletterReaders(query),
  ),
  isSent: question(z.tuple([z.object(ofNotice)]), (queries, [query]) => queries.isSent(query)),
} satisfies Record<keyof SystemQueries, Answer>

const known = new Map<string, Answer>(Object.entries(questions))

/** Only the site's own processes know the token; without one nobody may ask. */
function guard(token: string | null): RequestHandler {
  return (request, response, next) => {
    if (!isInternalToken(request.get('x-internal-token') ?? '', token)) {
      response.status(404).json({ message: 'Page not found' })
    } else {
      next()
    }
  }
}

/** POST /internal/queries/:name with the list of arguments as its body. */
export function internalQueries(queries: SystemQueries, token: string | null): Router {
  const router = Router()
  router.post('/internal/queries/:name', guard(token), express.json({ limit: '256kb' }), async (request, response) => {
    const name: unknown = request.params['name']
    const ask = typeof name === 'string' ? known.get(name) : undefined
    if (ask === undefined) {
      response.status(404).json({ message: 'There is no such question' })
      return
    }
    try {
      const answer = ask(queries, request.body)
      if (answer === null) {
        response.status(400).json({ message: 'The arguments were not understood' })
      } else {
        response.json(await answer)
      }
    } catch (error) {
      if (!(error instanceof ReadModelsBehind)) {
        throw error
      }
      response.status(503).set('x-stale', '1').json({ message: 'The read models have not come that far' })
    }
  })
  return router
}
