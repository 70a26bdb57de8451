import type { z } from 'zod'
import { beforeFirst, isForMembers, type HttpCall } from '@deals/events'
import { sentencesOf } from '@deals/events/platform'
import { countryOf } from '@deals/process'
import { users } from '@deals/projector/read-models'
import type { Asker } from './asker.ts'
import type { WrittenUpTo } from './min-position.ts'
import type { Query } from './pipeline.ts'
import type { Asking, QueryContext } from './ports.ts'
import { addressClaims, memberClaims, refuseTooOften, type ReadCost } from './read-limits.ts'
import { isRefused, notSignedIn, notUnderstood, type QueryRefusal } from './refusals.ts'
import { readyAnswer, visitorAnswers, type ReadyAnswer } from './visitor-answers.ts'
import { waitForWrites } from './views.ts'

/** A question as it comes, over a connection or from inside the process. */
export interface Question {
  /** The address with everything behind the question mark. */
  readonly url: string
  readonly asker: Asker
  /** All that is asked with, in the path and behind the question mark. */
  readonly given: Given
  /** Told as soon as it is known, whatever is answered in the end. */
  readonly noted: {
    /** The answer may lack what the asker wrote. */
    readonly stale: () => void
    readonly member: () => void
  }
}
type Given = Readonly<Record<string, unknown>>

/** The question behind a call. */
export interface Answering<Asked, Answer> {
  readonly query: Query<Asked, Answer>
  /** What it takes of the limits of reading; 1 where nothing is said. */
  readonly cost?: ReadCost
  /** Whoever asks: the answer is one member's. */
  readonly isPersonal?: true
  /** Whether it searches by words this time, or is as much work. */
  readonly isSearch?: (given: Given) => boolean
  /** The answer in the type that the call names, where this time it shall not be JSON. */
  write?(answer: Answer, asked: Asked): string | null
  /** What of an answer is new to whoever has the one before; null where nothing is. Only of questions that stay open. */
  news?(answer: Answer, before: Answer): Answer | null
}

export interface Asked {
  readonly call: HttpCall
  readonly served: Answering<unknown, unknown> & { readonly parameters: z.ZodObject }
  readonly context: QueryContext
}

export interface Answered {
  readonly answer: unknown
  /** The answer where it is no JSON. */
  readonly written: string | null
  readonly isPersonal: boolean
}

/** The order of checks: not too often, signed in, understood, there, allowed. */
export async function answerQuestion(
  { call, served, context }: Asked,
  question: Question,
): Promise<Answered | ReadyAnswer | QueryRefusal> {
  const { query, cost = 1, isSearch = () => false } = served
  const { asker, given, noted } = question
  const reading = isSearch(given) ? ({ cost: 5, isSearch: true } as const) : { cost, isSearch: false }
  const tooFast = await refuseTooOften(context.limits, addressClaims(asker.address, reading))
  if (tooFast !== null) {
    return tooFast
  }
  const { token, reached } = asker
  if (isRefused(reached)) {
    return reached
  }
  if (isSameForVisitors(call, served) && isNobody(token, reached)) {
    return askForVisitors({ served, context }, question)
  }
  const reads = token ? [...query.reads, users] : query.reads
  const postId = query.isOfOnePost ? Number(given['id']) : undefined
  const isFresh = await waitForWrites(context.readModels, reads, { ...reached, postId })
  if (!isFresh) {
    noted.stale()
  }
  const viewer = await asker.viewer(isFresh)
  if (viewer !== null) {
    noted.member()
  }
  if (isForMembers(call) && viewer === null) {
    return notSignedIn
  }
  const tooMany = await refuseTooOften(context.limits, memberClaims(viewer, reading))
  if (tooMany !== null) {
    return tooMany
  }
  const by = { viewer, reached: isFresh ? reached.position : beforeFirst }
  const answered = await answerTo({ served, context }, question, by)
  // What lacks something is for who asked meanwhile, and no answer for the next one.
  const isPersonal = token !== undefined || served.isPersonal === true || !isFresh
  return isRefused(answered) ? answered : { ...answered, isPersonal }
}

const isSameForVisitors = (call: HttpCall, served: Asked['served']): boolean =>
  served.query.isSameForVisitors && !isForMembers(call) && call.type === undefined && served.write === undefined

/** Neither signed in nor, as far as we are told, somebody who has written. */
const isNobody = (token: string | undefined, { position }: WrittenUpTo): boolean =>
  token === undefined && position === beforeFirst

type Answerable = Pick<Asked, 'served' | 'context'>

function askForVisitors(asked: Answerable, question: Question): Promise<ReadyAnswer | QueryRefusal> {
  const { readModels, clock } = asked.context
  return visitorAnswers({ readModels, now: clock(), key: question.url }, async () => {
    const answered = await answerTo(asked, question, { viewer: null, reached: beforeFirst })
    return isRefused(answered) ? answered : readyAnswer(answered.answer)
  })
}

async function answerTo(
  { served, context }: Answerable,
  { given, asker }: Question,
  by: Pick<Asking, 'viewer' | 'reached'>,
): Promise<Omit<Answered, 'isPersonal'> | QueryRefusal> {
  const asked = served.parameters.safeParse(given, { error: sentencesOf(served.parameters) })
  if (!asked.success) {
    return notUnderstood(asked.error.issues[0]?.message ?? 'The request was not understood')
  }
  const { readModels, postLog, voteLog, projections, publicUrl, feedKeys, clock } = context
  const country = countryOf(asker.headers)
  const asking = { readModels, postLog, voteLog, projections, publicUrl, feedKeys, ...by, now: clock(), country }
  const answer = await served.query.ask(asking, asked.data)
  return isRefused(answer) ? answer : { answer, written: served.write?.(answer, asked.data) ?? textOf(answer) }
}

/** What is a text already leaves as it is. */
const textOf = (answer: unknown): string | null => (typeof answer === 'string' ? answer : null)
