import {
  isAwake,
  isOfEnd,
  streamOf,
  type Cause,
  type DomainEvent,
  type SystemCommands,
  type SystemOutcome,
} from '@deals/events'
import type { CommandContext } from './context.ts'
import { bookmarkFold } from './bookmarks/bookmark.state.ts'
import { tellSaver } from './bookmarks/tell-saver.ts'
import { alertMatchFold } from './deal-alerts/alert-match.state.ts'
import { dealAlertFold } from './deal-alerts/deal-alert.state.ts'
import { matchAlert } from './deal-alerts/match-alert.ts'
import { systemScoreCommands } from './deal-scores/system-scores.commands.ts'
import { frontPageFold, noteFrontPage } from './front-pages/note-front-page.ts'
import { tellOverdue } from './moderation/case-rules.ts'
import { caseFold, freedFrom } from './review/case.state.ts'
import { loadHeld } from './review/case.stream.ts'
import { takeOverturnedBack } from './moderation/appeal.stream.ts'
import { mergeCommands } from './moderation/merge.commands.ts'
import { systemNewsletterCommands } from './newsletter/newsletter.commands.ts'
import { deliveryFold } from './notifications/delivery.state.ts'
import { recordDelivery } from './notifications/record-delivery.ts'
import { loadState } from './platform/fold.ts'
import { systemInvocation } from './platform/invocation.ts'
import { dataOf, decideBySystem, outcomeOf } from './platform/system-outcome.ts'
import { decideOnPost } from './posts/post.stream.ts'
import type { PostState } from './posts/post.state.ts'
import { followCommands } from './posts/follow.commands.ts'
import { expireBySystem, pressPoster, sendToStaffReview, suggestRenewal } from './posts/system-transitions.ts'
import { finishReview } from './posts/finish-review.ts'
import { inspectPost } from './posts/inspect-post.ts'
import { resolveReport } from './reports/resolve-report.ts'
import { reportFold } from './reports/report.state.ts'
import { isTakenBack } from './reports/report.stream.ts'
import { createCallers } from './sessions/find-caller.ts'
import { releasePost } from './posts/release-from-block.ts'
import { gatherStoreCommands } from './stores/store-merges.commands.ts'
import { matureVote } from './votes/mature-vote.ts'
import { eraseUser } from './personal-data/erase-user.ts'
import { followUsername } from './users/follow-username.ts'
import { noteClosing } from './users/note-closing.ts'
import { publishVoteRoot, voteRootFold } from './votes/publish-vote-root.ts'
import { voteFold } from './votes/vote.state.ts'
import { webhookSystemCommands } from './webhooks/send-webhook.ts'

/** Commands that the site gives itself; a repeated cause writes nothing more. */
export function createSystemCommands(context: CommandContext): SystemCommands {
  const onPost = async (name: string, cause: Cause & { postId: number }, rule: (state: PostState) => DomainEvent[]) =>
    outcomeOf(await decideOnPost(context, { by: systemInvocation(name, cause), postId: cause.postId, rule }))
  return {
    ...systemScoreCommands(context),
    inspectPost: (request) => inspectPost(context, request),
    finishReview: (request) => onPost('finish-review', request, (state) => finishReview(request, state)),
    expirePost: (request) => onPost('expire-post', request, (state) => expireBySystem(request, state)),
    sendToStaffReview: (request) =>
      onPost('send-to-staff-review', request, (state) => sendToStaffReview(request, state)),
    pressPoster: (request) =>
      onPost('press-poster', request, (state) => pressPoster({ now: context.clock.now() }, state)),
    suggestRenewal: (request) => onPost('suggest-renewal', request, (state) => suggestRenewal(request, state)),
    matureVote: (request) =>
      decideBySystem(context, {
        name: 'mature-vote',
        cause: request,
        stream: streamOf.vote(request.postId, request.userId),
        fold: voteFold,
        decide: (state) => matureVote(request, state),
      }),
    ...recordingCommands(context),
    ...mergeCommands(context),
    ...systemNewsletterCommands(context),
    followAppeal: async ({ decisionId }) =>
      (await takeOverturnedBack(context, decisionId)) === undefined ? 'not-needed' : 'done',
    ...gatherStoreCommands(context),
    ...followCommands(context),
    releaseFromBlock: (request) => releasePost(context, request),
    ...tellingCommands(context),
    matchAlert: (request) => tellOfMatch(context, request),
    resolveReport: (request) => concludeReport(context, request),
    recordDelivery: (request) => noteDelivery(context, request),
    noteClosing: (request) => noteClosing(context, request),
    followUsername: (request) => followUsername(context, request),
    eraseUser: (request) => eraseUser(context, request),
    ...webhookSystemCommands(context, createCallers(context).callerOf),
  }
}

/** What the site writes down about itself at regular times. */
const recordingCommands = (context: CommandContext): Pick<SystemCommands, 'publishVoteRoot' | 'noteFrontPage'> => ({
  publishVoteRoot: (request) =>
    decideBySystem(context, {
      name: 'publish-vote-root',
      cause: request,
      stream: streamOf.voteRoots(),
      fold: voteRootFold,
      decide: (state) => publishVoteRoot(dataOf(request), state),
    }),
  noteFrontPage: (request) =>
    decideBySystem(context, {
      name: 'note-front-page',
      cause: request,
      stream: streamOf.frontPages(request.day),
      fold: frontPageFold,
      decide: (state) => noteFrontPage(dataOf(request), state),
    }),
})

/** What the site notes that it told people. */
const tellingCommands = (context: CommandContext): Pick<SystemCommands, 'tellSaver' | 'tellOverdue'> => ({
  tellSaver: (request) =>
    decideBySystem(context, {
      // One change of a post may bring both its price and its end: two things to hear.
      name: isOfEnd(request.news) ? 'tell-saver-of-end' : 'tell-saver',
      cause: request,
      stream: streamOf.bookmark(request.userId, request.postId),
      fold: bookmarkFold,
      decide: (state) => tellSaver(dataOf(request), state),
    }),
  tellOverdue: async (request) => {
    const { lapsedId } = await loadHeld(context, request.postId)
    return decideBySystem(context, {
      name: 'tell-overdue',
      cause: request,
      stream: streamOf.case(request.postId),
      fold: caseFold,
      decide: (state) => tellOverdue({ ...dataOf(request), now: context.clock.now() }, freedFrom(lapsedId, state)),
    })
  },
})

/** An alert that is gone or asleep by now tells of nothing. */
async function tellOfMatch(
  context: CommandContext,
  { alertId, postId, ...request }: Parameters<SystemCommands['matchAlert']>[0],
): Promise<SystemOutcome> {
  const alert = await loadState(context, streamOf.alert(alertId), dealAlertFold)
  if (alert.status !== 'kept' || !isAwake(alert, context.clock.now())) {
    return 'not-needed'
  }
  return decideBySystem(context, {
    name: 'match-alert',
    cause: request,
    stream: streamOf.match(alertId, postId),
    fold: alertMatchFold,
    decide: (state) => matchAlert({ ...dataOf(request), alertId, postId, alert }, state),
  })
}

/** What somebody decided about a post or a comment decides the reports on it, unless they took it back meanwhile. */
async function concludeReport(
  context: CommandContext,
  { reportId, outcome, ...cause }: Parameters<SystemCommands['resolveReport']>[0],
): Promise<SystemOutcome> {
  const stream = streamOf.reportNamed(reportId)
  const report = await loadState(context, stream, reportFold)
  if (report.isReported && (await isTakenBack(context, report, cause.causationId))) {
    return 'not-needed'
  }
  return decideBySystem(context, {
    name: 'resolve-report',
    cause,
    stream,
    fold: reportFold,
    decide: (state) => resolveReport({ caller: null, outcome }, state),
  })
}

/** A failure that was noted does not stand in the way of a success that follows from the same event. */
async function noteDelivery(
  context: CommandContext,
  request: Parameters<SystemCommands['recordDelivery']>[0],
): Promise<SystemOutcome> {
  const name = 'code' in request.outcome ? 'record-failed-delivery' : 'record-delivery'
  return decideBySystem(context, {
    name,
    cause: request,
    stream: streamOf.delivery(request.notificationId, request.channel),
    fold: deliveryFold,
    decide: (state) => recordDelivery(dataOf(request), state),
  })
}
