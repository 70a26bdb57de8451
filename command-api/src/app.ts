import express from 'express'
import helmet from 'helmet'
import { systemCommands } from '@deals/events'
import { answerCalls, guardHeaders } from '@deals/process'
import { availabilityCalls } from './availability/availability.routes.ts'
import { bookmarkCalls } from './bookmarks/bookmarks.routes.ts'
import { commentCalls } from './comments/comments.routes.ts'
import type { CommandContext } from './context.ts'
import { alertMatchCalls, dealAlertCalls } from './deal-alerts/deal-alerts.routes.ts'
import { dealScoreCalls } from './deal-scores/deal-scores.routes.ts'
import { draftCalls } from './drafts/drafts.routes.ts'
import { imageCalls, serveImages } from './images/images.routes.ts'
import { inquiryCalls } from './inquiries/inquiries.routes.ts'
import { moderationCalls } from './moderation/moderation.routes.ts'
import { mountLetterPages } from './notifications/letters.pages.ts'
import { notificationCalls } from './notifications/notifications.routes.ts'
import type { Call } from './platform/call.ts'
import { handleErrors, problemOf } from './platform/handle-errors.ts'
import { mountCalls } from './platform/mount-calls.ts'
import { refuseUnknownCall } from './platform/refuse-unknown-call.ts'
import { refuseBrokenAddress } from './platform/speech.ts'
import { refuseCrossSite } from './platform/refuse-cross-site.ts'
import { tellLog } from './platform/tell-log.ts'
import { postStatusCalls, postWritingCalls } from './posts/posts.routes.ts'
import { preferenceCommands } from './preferences/preferences.commands.ts'
import { preferenceCalls } from './preferences/preferences.routes.ts'
import { reportCalls } from './reports/reports.routes.ts'
import { createCallers } from './sessions/find-caller.ts'
import { mountRecoveryPages } from './sessions/recovery.pages.ts'
import { mountSessionPages } from './sessions/sessions.pages.ts'
import { mountSignInPages } from './sessions/sign-in.pages.ts'
import { storeCalls } from './stores/stores.routes.ts'
import { createSystemCommands } from './system-commands.ts'
import { emailCommands } from './users/email.commands.ts'
import { passwordCommands } from './users/password.commands.ts'
import { registerCommands } from './users/register.commands.ts'
import { factorCalls } from './users/factors.routes.ts'
import { securityCalls } from './users/security.routes.ts'
import { accountCalls, ownSessionCalls, userCalls } from './users/users.routes.ts'
import { voteCalls } from './votes/votes.routes.ts'

export { createCommands, type Commands } from './commands.ts'
export { createCommandContext, type CommandContext, type ContextParts } from './context.ts'
export { imageWidths } from './images/image-files.ts'
export { createImageStore, type ImageStore, type StoredImage } from './images/image-store.ts'
export type { Call } from './platform/call.ts'
export { invocationOf, operatorInvocation, type Caller, type Invocation } from './platform/invocation.ts'
export type { Done, Outcome } from './platform/outcome.ts'
export { followStreams, type Follower } from './platform/follow-streams.ts'
export { isRefused, sentenceOf, statusOf, type Refused } from './platform/refusal.ts'
export { createCallers, type Callers } from './sessions/find-caller.ts'
export { createSystemCommands } from './system-commands.ts'

/** Every call that changes something, with the few readings of what only this side keeps. */
export function allCalls(context: CommandContext): Call[] {
  return [
    ...postWritingCalls(context),
    ...postStatusCalls(context),
    ...voteCalls(context),
    ...availabilityCalls(context),
    ...dealScoreCalls(context),
    ...commentCalls(context),
    ...bookmarkCalls(context),
    ...reportCalls(context),
    ...moderationCalls(context),
    ...notificationCalls(context),
    ...dealAlertCalls(context),
    ...alertMatchCalls(context),
    ...preferenceCalls(context),
    ...userCalls(context),
    ...accountCalls(context),
    ...securityCalls(context),
    ...factorCalls(context),
    ...ownSessionCalls(context),
    ...storeCalls(context),
    ...draftCalls(context),
    ...imageCalls(context),
    ...inquiryCalls(context),
  ]
}

/**
 * The command side as an Express application: calls, the server pages of sessions, pictures, and the inner door.
 * What it does not know it passes on, so that it can stand before others in one server.
 */
export function createCommandApi(context: CommandContext): express.Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(guardHeaders(context))
  app.use('/images', serveImages(context))
  const secured = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    // Without a referrer, browsers that know no Sec-Fetch-Site would send our own forms from nowhere.
    referrerPolicy: { policy: 'same-origin' },
  })
  const guards = [secured, refuseCrossSite(context.publicUrl), tellLog(context.log)]
  const { signedIn } = createCallers(context)
  const head = () => context.log.head()
  const { answers, limits, uploads, logger } = context
  const site = { guards, signedIn, answers, head, limits, uploads, logger }
  const calls = allCalls(context)
  app.use(refuseBrokenAddress(calls))
  mountCalls(app, site, calls)
  mountSignInPages(app, { context, guards })
  mountSessionPages(app, { context, guards, register: registerCommands(context).registerUser })
  const recovery = { ...emailCommands(context), ...passwordCommands(context) }
  mountRecoveryPages(app, { context, guards, recovery })
  mountLetterPages(app, { context, secured, change: preferenceCommands(context).changePreferences })
  const door = {
    door: 'commands',
    token: context.internalToken,
    problemOf: (error: unknown) => problemOf(error, context.logger),
  } as const
  app.use(answerCalls(systemCommands, createSystemCommands(context), door))
  app.use('/api', refuseUnknownCall)
  app.use(handleErrors(context.logger))
  return app
}
