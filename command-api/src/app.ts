import type { IncomingMessage, RequestListener } from 'node:http'
import { Router, type RequestHandler } from 'express'
import type express from 'express'
import helmet from 'helmet'
import { commandCalls, systemCommands } from '@deals/events'
import { answerCalls, guardHeaders } from '@deals/process'
import { createApi, isReading, refuse, refuseCrossSite } from '@deals/process/http'
import type { CommandContext } from './context.ts'
import { postHandlers } from './posts/posts.routes.ts'
import { suggestionHandlers } from './posts/suggestions.routes.ts'
import { voteHandlers } from './votes/votes.routes.ts'
import { webhookHandlers } from './webhooks/webhooks.routes.ts'
import { announcementHandlers } from './announcements/announcements.routes.ts'
import { availabilityHandlers } from './availability/availability.routes.ts'
import { categoryHandlers } from './categories/categories.routes.ts'
import { couponHandlers } from './coupons/coupons.routes.ts'
import { productHandlers } from './products/products.routes.ts'
import { dealScoreHandlers } from './deal-scores/deal-scores.routes.ts'
import { commentHandlers } from './comments/comments.routes.ts'
import { bookmarkHandlers } from './bookmarks/bookmarks.routes.ts'
import { reportHandlers } from './reports/reports.routes.ts'
import { moderationCommands } from './moderation/moderation.commands.ts'
import { moderationHandlers } from './moderation/moderation.routes.ts'
import { notificationHandlers } from './notifications/notifications.routes.ts'
import { dealAlertHandlers } from './deal-alerts/deal-alerts.routes.ts'
import { preferenceHandlers } from './preferences/preferences.routes.ts'
import { recommendationHandlers } from './recommendations/recommendations.routes.ts'
import { threadHandlers } from './threads/threads.routes.ts'
import { visitHandlers } from './visits/visits.routes.ts'
import { userHandlers } from './users/users.routes.ts'
import { securityHandlers } from './users/security.routes.ts'
import { rehearsalHandlers } from './rehearsals/rehearsals.routes.ts'
import { staffHandlers, settingHandlers } from './staff/staff.routes.ts'
import { newsletterHandlers } from './newsletter/newsletter.routes.ts'
import { sitePageHandlers } from './site-pages/site-pages.routes.ts'
import { storeHandlers } from './stores/stores.routes.ts'
import { draftHandlers } from './drafts/drafts.routes.ts'
import { featuredHandlers } from './featured/featured.routes.ts'
import { imageHandlers, serveImages } from './images/images.routes.ts'
import { inquiryHandlers } from './inquiries/inquiries.routes.ts'
import { mountLetterPages } from './notifications/letters.pages.ts'
import { exportCommands } from './personal-data/export.commands.ts'
import type { Site } from './platform/answer-call.ts'
import { serveAll, type AllHandlers, type Served } from './platform/call.ts'
import { mountCalls, type Mounting } from './platform/mount-calls.ts'
import { answeringPlainly, type PlainParts } from './platform/plain-calls.ts'
import { problemOf } from './platform/problem-of.ts'
import { saidOnce } from './platform/said-once.ts'
import { tellLog } from './platform/tell-log.ts'
import { preferenceCommands } from './preferences/preferences.commands.ts'
import { createCallers } from './sessions/find-caller.ts'
import { mountRecoveryPages } from './sessions/recovery.pages.ts'
import { mountSessionPages } from './sessions/sessions.pages.ts'
import { mountSignInPages } from './sessions/sign-in.pages.ts'
import { createSystemCommands } from './system-commands.ts'
import { addedFactorCommands } from './users/added-factor.commands.ts'
import { emailCommands } from './users/email.commands.ts'
import { passwordCommands } from './users/password.commands.ts'
import { registerCommands } from './users/register.commands.ts'

export { askedQuestions, type AskedQuestion } from './platform/asked-questions.ts'
export { createCommands, type Commands } from './commands.ts'
export { createCommandContext, type CommandContext, type ContextParts } from './context.ts'
export { imageWidths } from './images/image-files.ts'
export { createImageStore, type ImageStore, type StoredImage } from './images/image-store.ts'
export { invocationOf, operatorInvocation, type Caller, type Invocation } from './platform/invocation.ts'
export type { Done, Outcome } from './platform/outcome.ts'
export { followStreams, type Follower } from './platform/follow-streams.ts'
export { isRefused, sentenceOf, statusOf, type Refused } from './platform/refusal.ts'
export { createCallers, type Callers } from './sessions/find-caller.ts'
export { createSystemCommands } from './system-commands.ts'
export { createWebhookPoster } from './platform/webhook-poster.ts'

/** What is done for every call that this side answers. */
const handlersOf = (context: CommandContext): AllHandlers<typeof commandCalls> => ({
  posts: postHandlers(context),
  suggestions: suggestionHandlers(context),
  votes: voteHandlers(context),
  availability: availabilityHandlers(context),
  coupons: couponHandlers(context),
  products: productHandlers(context),
  dealScores: dealScoreHandlers(context),
  comments: commentHandlers(context, moderationCommands(context)),
  bookmarks: bookmarkHandlers(context),
  reports: reportHandlers(context),
  moderation: moderationHandlers(context),
  notifications: notificationHandlers(context),
  dealAlerts: dealAlertHandlers(context),
  preferences: preferenceHandlers(context),
  recommendations: recommendationHandlers(context),
  visits: visitHandlers(context),
  users: userHandlers(context, exportCommands(context)),
  threads: threadHandlers(context),
  security: securityHandlers(context),
  stores: storeHandlers(context),
  categories: categoryHandlers(context),
  drafts: draftHandlers(context),
  images: imageHandlers(context),
  inquiries: inquiryHandlers(context),
  staff: staffHandlers(context),
  settings: settingHandlers(context),
  rehearsals: rehearsalHandlers(context),
  announcements: announcementHandlers(context),
  sitePages: sitePageHandlers(context),
  newsletter: newsletterHandlers(context),
  featured: featuredHandlers(context),
  webhooks: webhookHandlers(context),
})

/** Whether a request is answered here whatever it says: nobody has to look at it before, and nobody behind gets it. */
export const isWrite = ({ method = 'GET', url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  !isReading({ method }) && url.startsWith('/api/')

/** The command side: calls, the server pages of sessions, pictures, and the inner door. */
export interface CommandApi {
  /** As an Express application, which passes on what it does not know. */
  readonly app: express.Express
  /** The same for whom nobody stands behind it: commands pass by Express. */
  readonly answer: RequestListener
}

export function createCommandApi(context: CommandContext): CommandApi {
  const { publicUrl, internalToken: token, logger, log } = context
  const served = serveAll(commandCalls, handlersOf(context))
  const parts: Parts = { context, site: siteOf(context), secured: securing(), tellLog: tellLog(log) }
  const problem = (error: unknown) => problemOf(error, logger)
  const app = createApi({
    publicUrl,
    calls: served.map(({ call }) => call),
    mount: (made) => mountAll(made, parts, served),
    door: answerCalls(systemCommands, createSystemCommands(context), { door: 'commands', token, problemOf: problem }),
    unknown: { of: 'commands', refused: refuse('call-not-found') },
    problemOf: problem,
  })
  const headings = [guardHeaders({ publicUrl }), parts.secured]
  const plainly = answeringPlainly({ ...parts, publicUrl, headings, problemOf: problem }, served.filter(isWriting), app)
  return { app, answer: plainly }
}

interface Parts extends Pick<PlainParts, 'site' | 'tellLog'> {
  readonly context: CommandContext
  readonly secured: ReturnType<typeof saidOnce>
}

function siteOf(context: CommandContext): Site {
  const { answers, limits, settings, log } = context
  const { signedIn } = createCallers(context)
  return { signedIn, answers, head: () => log.head(), limits, settings }
}

const securing = () =>
  saidOnce(
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: false,
      xFrameOptions: { action: 'deny' },
      // Without a referrer, browsers that know no Sec-Fetch-Site would send our own forms from nowhere.
      referrerPolicy: { policy: 'same-origin' },
    }),
  )

const isWriting = ({ call }: Served): boolean => call.method !== 'GET'

function mountAll(
  app: express.Express,
  { context, site, secured, tellLog: tell }: Parts,
  served: readonly Served[],
): void {
  app.disable('etag')
  app.use('/images', serveImages(context))
  const guards = [secured, refuseCrossSite(context.publicUrl), tell]
  const mounting = { site, guards, publicUrl: context.publicUrl, uploads: context.uploads }
  mountCalls(
    app,
    mounting,
    served.filter((one) => !isWriting(one)),
  )
  app.use(writing(mounting, served.filter(isWriting)))
  mountSignInPages(app, { context, guards })
  mountSessionPages(app, { context, guards, register: registerCommands(context).registerUser })
  const recovery = { ...emailCommands(context), ...passwordCommands(context), ...addedFactorCommands(context) }
  mountRecoveryPages(app, { context, guards, recovery })
  mountLetterPages(app, { context, secured, change: preferenceCommands(context).changePreferences })
}

/** Calls that write. Who only reads, as each page and each question of it does, is compared with none of them. */
function writing(mounting: Mounting, served: readonly Served[]): RequestHandler {
  const router = Router()
  mountCalls(router, mounting, served)
  return (request, response, next) => (request.method === 'GET' ? next() : router(request, response, next))
}
