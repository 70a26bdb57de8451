import { z } from 'zod'
import { SaverTold } from './bookmarks/bookmarks.events.ts'
import { foundByAlert } from './deal-alerts/deal-alerts.questions.ts'
import { ScoreCompleted, ScoreFailed, ScoreInvalidated, ScoreStarted } from './deal-scores/deal-scores.events.ts'
import { ScoreReplayed, ScoreReplayEnded } from './deal-scores/score-replays.events.ts'
import { FrontPageNoted } from './front-pages/front-pages.events.ts'
import { modelAsked } from './language-models/model-use.ts'
import { mostTold } from './moderation/moderation.events.ts'
import { NotificationSendFailed, NotificationSent } from './notifications/notifications.events.ts'
import { inspection } from './posts/inspection.ts'
import { findingField } from './posts/posts.events.ts'
import { reportOutcomes } from './reports/report-reasons.ts'
import { VoteRootPublished } from './votes/vote-roots.events.ts'
import { webhookSystemCommands } from './webhooks/webhooks.questions.ts'
import { postIdField, userIdField } from './platform/asked-fields.ts'
import { processCall, type AnsweredBy } from './platform/process-call.ts'

/** What a system command did: written, or not needed any more (somebody else was first, the post moved on). */
const outcome = z.enum(['done', 'not-needed'])
export type SystemOutcome = z.infer<typeof outcome>

/** The id of the event that is answered makes a repeated reaction write nothing. */
const cause = z.object({ causationId: z.string().min(1), correlationId: z.string().optional() })
export type Cause = z.infer<typeof cause>
const onPost = cause.extend({ postId: postIdField })
const findings = z.array(findingField)
const streamPart = z.string().regex(/^[A-Za-z0-9._~]{1,120}$/)

/** What left the site on a channel, or never will. */
const delivery = NotificationSent.schema.omit({ providerRef: true }).extend({
  notificationId: z.string().regex(/^[A-Za-z0-9._~-]{1,110}$/),
  outcome: z.union([
    z.strictObject({ providerRef: NotificationSent.schema.shape.providerRef }),
    z.strictObject({ code: NotificationSendFailed.schema.shape.code }),
  ]),
})
export type Delivery = z.infer<typeof delivery>

const command = <Asked extends z.ZodType>(about: string, asks: Asked) => processCall(about, { asks, answers: outcome })

/** Commands that only the site itself gives; command-api carries them out, workers and tools send them. */
export const systemCommands = {
  requestScore: command('Asks for a score.', onPost),
  startScore: command('Says that a worker begins to score.', cause.extend(ScoreStarted.schema.shape)),
  completeScore: command('Hands in a score.', cause.extend(ScoreCompleted.schema.shape)),
  failScore: command('Says that an attempt to score failed.', cause.extend(ScoreFailed.schema.shape)),
  invalidateScore: command('Says that a score is out of date.', cause.extend(ScoreInvalidated.schema.shape)),
  recordReplayed: command('Hands in the score of one post of a replay.', cause.extend(ScoreReplayed.schema.shape)),
  endReplay: command('Says that a replay cannot go on.', cause.extend(ScoreReplayEnded.schema.shape)),
  inspectPost: processCall('Looks at the page that a link leads to, and at pictures of a post; writes nothing.', {
    asks: z.object({ dealUrl: z.string().nullable(), imageUrls: z.array(z.string()) }),
    answers: inspection,
  }),
  finishReview: command(
    'Ends the automatic review: no findings approve, fixable ones go to the poster, suspicious ones to staff.',
    // A post that is live is reviewed anew when it was changed.
    onPost.extend({
      findings,
      model: z.string(),
      seen: inspection.optional(),
      isAnew: z.boolean().optional(),
      asked: modelAsked.optional(),
    }),
  ),
  expirePost: command('Says that a deal is over.', onPost.extend({ cause: z.enum(['report', 'schedule']) })),
  sendToStaffReview: command('Sends a post to staff review.', onPost.extend({ findings })),
  releaseFromBlock: command(
    'Lets a post stand as before that went to review because of nothing but the block of a store, which is over.',
    onPost.extend({ slug: streamPart }),
  ),
  pressPoster: command('Reminds a poster of changes that are asked for, or gives the post up, as is due.', onPost),
  suggestRenewal: command(
    'Says that members say an expired deal is back.',
    onPost.extend({ members: z.number().int().min(1) }),
  ),
  matureVote: command('Lets a vote weigh whose voter has grown up.', onPost.extend({ userId: userIdField })),
  publishVoteRoot: command(
    'Says what the root of the votes of a day is, if the root of the day before is the last one.',
    cause.extend(VoteRootPublished.schema.shape),
  ),
  noteFrontPage: command(
    'Notes what the home page showed at a full hour, once for each hour and only while it begins.',
    cause.extend(FrontPageNoted.schema.shape),
  ),
  gatherDuplicate: processCall(
    'Tells the post that stays what was folded into it, or taken out; answers which it is.',
    {
      asks: onPost,
      answers: z.object({ into: postIdField, isMerged: z.boolean() }).nullable(),
    },
  ),
  countDuplicate: command('Tells the post that stays how many comments a duplicate has by now.', onPost),
  followAppeal: command(
    'Takes a decision back that was overturned, where nobody did yet.',
    cause.extend({ decisionId: z.uuid() }),
  ),
  gatherStore: processCall(
    'Tells the stores that a merged store leads to that it does, or no more; answers under which slugs its posts may stand.',
    {
      asks: cause.extend({ slug: streamPart }),
      answers: z.object({ from: z.array(z.string()) }).nullable(),
    },
  ),
  followStore: command('Lets a post go to the store that its own leads to.', onPost),
  followSubCategory: command('Lets a post go to the sub-category that its own leads to.', onPost),
  carryVote: command(
    'Lets a vote on a duplicate count for the post that stays, or no more.',
    onPost.extend({ userId: userIdField }),
  ),
  carryBookmark: command(
    'Moves what a member saved from a duplicate to the post that stays, or back.',
    onPost.extend({ userId: userIdField }),
  ),
  carryMatch: command(
    'Lets what an alert found of a duplicate be the post that stays, or no more.',
    onPost.extend({ alertId: streamPart, userId: userIdField }),
  ),
  tellOverdue: command(
    'Tells who holds a case, or these moderators, that it waits too long, once for each wait.',
    onPost.extend({ since: z.number().int(), moderatorIds: z.array(userIdField).max(mostTold) }),
  ),
  tellSaver: command(
    'Tells a member what became of a post that they saved, unless they know.',
    cause.extend(SaverTold.schema.shape),
  ),
  matchAlert: command(
    'Notes that a post is what an alert looks for, unless it told of it already at about this price, or keeps silent.',
    onPost.extend({ ...foundByAlert.shape, alertId: streamPart }),
  ),
  resolveReport: command('Decides a report.', cause.extend({ reportId: streamPart, outcome: z.enum(reportOutcomes) })),
  recordDelivery: command(
    'Notes that something left the site on a channel, or that it never will.',
    cause.extend(delivery.shape),
  ),
  issueNewsletter: command(
    'Says that the issue of a day goes out, if it is due and has not.',
    cause.extend({ date: z.iso.date() }),
  ),
  noteClosing: command(
    'Notes with the account of a member who left until when they may come back, where nobody did yet.',
    cause.extend({ userId: userIdField }),
  ),
  followUsername: command(
    'Gives the account of a member the name that the log says, where it has another one.',
    cause.extend({ userId: userIdField }),
  ),
  eraseUser: command(
    'Erases a member who left, when the time to come back is over.',
    cause.extend({ userId: userIdField }),
  ),
  ...webhookSystemCommands,
}
export type SystemCommands = AnsweredBy<typeof systemCommands>
