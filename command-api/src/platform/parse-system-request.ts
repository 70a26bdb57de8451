import { z } from 'zod'
import {
  deliveryChannels,
  AlertMatched,
  reportOutcomes,
  ScoreCompleted,
  ScoreFailed,
  ScoreInvalidated,
  ScoreStarted,
  type SystemCommands,
  type SystemOutcome,
} from '@deals/events'

const cause = z.object({ causationId: z.string().min(1), correlationId: z.string().optional() })
const onPost = cause.extend({ postId: z.number().int() })
const delivery = z.object({
  ...{ userId: z.string(), notificationId: z.string().regex(/^[A-Za-z0-9._~-]{1,110}$/) },
  channel: z.enum(deliveryChannels),
  outcome: z.union([z.strictObject({ providerRef: z.string() }), z.strictObject({ code: z.string() })]),
})
const finding = z.object({
  code: z.string(),
  severity: z.enum(['info', 'fixable', 'suspicious']),
  evidence: z.string(),
})

const streamPart = z.string().regex(/^[A-Za-z0-9._~]{1,120}$/)
const found = { price: true, currency: true, why: true } as const

type Run = () => Promise<SystemOutcome>
type Parse = (commands: SystemCommands, body: unknown) => Run | null

/** Binds a command to the shape of its request. */
function parserOf<Request>(
  schema: z.ZodType<Request>,
  run: (commands: SystemCommands, request: Request) => Promise<SystemOutcome>,
): Parse {
  return (commands, body) => {
    const parsed = schema.safeParse(body)
    return parsed.success ? () => run(commands, parsed.data) : null
  }
}

const parsers: Record<keyof SystemCommands, Parse> = {
  requestScore: parserOf(onPost, (commands, request) => commands.requestScore(request)),
  startScore: parserOf(cause.extend(ScoreStarted.schema.shape), (commands, request) => commands.startScore(request)),
  completeScore: parserOf(cause.extend(ScoreCompleted.schema.shape), (commands, request) =>
    commands.completeScore(request),
  ),
  failScore: parserOf(cause.extend(ScoreFailed.schema.shape), (commands, request) => commands.failScore(request)),
  invalidateScore: parserOf(cause.extend(ScoreInvalidated.schema.shape), (commands, request) =>
    commands.invalidateScore(request),
  ),
  finishReview: parserOf(onPost.extend({ findings: z.array(finding), model: z.string() }), (commands, request) =>
    commands.finishReview(request),
  ),
  expirePost: parserOf(onPost.extend({ cause: z.enum(['report', 'schedule']) }), (commands, request) =>
    commands.expirePost(request),
  ),
  sendToStaffReview: parserOf(onPost.extend({ findings: z.array(finding) }), (commands, request) =>
    commands.sendToStaffReview(request),
  ),
  abandonPost: parserOf(onPost, (commands, request) => commands.abandonPost(request)),
  matureVote: parserOf(onPost.extend({ userId: z.string() }), (commands, request) => commands.matureVote(request)),
  matchAlert: parserOf(
    onPost.extend({ alertId: streamPart, ...AlertMatched.schema.pick(found).shape }),
    (commands, request) => commands.matchAlert(request),
  ),
  resolveReport: parserOf(
    cause.extend({ reportId: streamPart, outcome: z.enum(reportOutcomes) }),
    (commands, request) => commands.resolveReport(request),
  ),
  recordDelivery: parserOf(cause.extend(delivery.shape), (commands, request) => commands.recordDelivery(request)),
  eraseUser: parserOf(cause.extend({ userId: z.string() }), (commands, request) => commands.eraseUser(request)),
}

/** The command that another process of the site sends, or null when it is none of these. */
export function parseSystemRequest(commands: SystemCommands, name: string, body: unknown): Run | null {
  const parser = Object.entries(parsers).find(([known]) => known === name)?.[1]
  return parser === undefined ? null : parser(commands, body)
}
