import type { AnyRecorded, SystemCommands, SystemQueries, Position } from '@deals/events'
import type { Keyed } from '@deals/accounts'
import type { EventLog, LogEvent } from '@deals/event-log'
import { watchEndings } from './bookmarks/watch-endings.ts'
import { whereVotesCount } from './deal-alerts/where-votes-count.ts'
import { replaceStandIns } from './deal-scores/replace-stand-ins.ts'
import { watchReplays } from './deal-scores/watch-replays.ts'
import { watchScores } from './deal-scores/watch-scores.ts'
import { expireDue } from './expiry/expire-due.ts'
import { watchWaiting } from './moderation/watch-waiting.ts'
import { watchFrontPage } from './front-pages/watch-front-page.ts'
import { findNewsletters, forgetUnconfirmed } from './newsletter/find-newsletters.ts'
import { sendDueLetters } from './newsletter/send-due-letters.ts'
import { findDigests } from './notifications/find-digests.ts'
import { whereTold } from './notifications/where-told.ts'
import { watchMilestones } from './notifications/watch-milestones.ts'
import { doubtAfterJumps } from './platform/clock-jumps.ts'
import { every } from './platform/every.ts'
import { inThisLog } from './platform/in-this-log.ts'
import type { JobQueue, JobRequest, QueueCounts } from './platform/job-queue.ts'
import type { Logger } from './platform/logger.ts'
import type { Letters } from './platform/mail/letters.ts'
import type { Checkpoint } from './platform/reaction-checkpoint.ts'
import { runReactions, type RunningReactions } from './platform/run-reactions.ts'
import { patient, type WorkContext } from './platform/work.ts'
import { queues } from './queues.ts'
import { reactions } from './reactions.ts'
import { pressPosters } from './review/press-posters.ts'
import { watchReviews } from './review/watch-reviews.ts'
import { answerResetRequests } from './users/answer-reset-requests.ts'
import { eraseClosed } from './users/erase-closed.ts'
import { matureVotes } from './votes/mature-votes.ts'
import { watchVoteRoots, type VotesOfLog } from './votes/watch-vote-roots.ts'
import { whereFollowed } from './webhooks/where-followed.ts'

export interface WorkersOptions {
  log: EventLog
  /** Reads an event; what people wrote may stay sealed, since no reaction asks for it. */
  decode: (event: LogEvent) => Promise<AnyRecorded>
  queue: JobQueue
  checkpoints: Keyed<Checkpoint>
  commands: SystemCommands
  queries: SystemQueries
  letters: Letters
  /** The model that scores and reviews beside the built-in rules, where one is named. */
  judge?: WorkContext['judge']
  /** Takes what is left of erased texts from files; nothing where a site has none. */
  scrub?: WorkContext['scrub']
  /** Whose roots are published; none are where nothing is said. */
  votes?: VotesOfLog
  /** Told of each letter that left, or never will. */
  count?: (outcome: 'sent' | 'failed') => void
  /** The clock of the machine, where nothing is said; one that is given is believed whatever it is set to. */
  clock?: { now(): number }
  logger: Logger
  /** How events come to their reactions; if nothing is said, by following the log. */
  react?: typeof runReactions
}
export interface WorkersStatus {
  /** Events up to here have brought their jobs. */
  position: Position
  head: Position
  queues: Record<string, QueueCounts>
}
export interface Workers {
  /** Resolves when all that follows from the events in the log is done, and what follows from that. */
  idle(): Promise<void>
  /** Looks now for what is due by the clock: ends of deals, what nobody finished, votes that came of age, and letters. */
  lookAtTheClock(): Promise<void>
  status(): Promise<WorkersStatus>
  /** Servers that bring the events and do not answer. */
  waitsFor(): readonly string[]
  /** Finishes the jobs under way and ends; closes the queue. */
  stop(): Promise<void>
}

const seconds = 1000

/** Starts what happens by itself: jobs that follow from events, and what is due by the clock. */
export function startWorkers(options: WorkersOptions): Workers {
  const { log, queue, logger, clock = Date, react = runReactions } = options
  const { commands, queries, letters, count, judge, scrub = () => [] } = options
  const given = { ...(count && { count }), ...(judge && { judge }) }
  const context: WorkContext = { commands, queries, log, clock, logger, queue, letters, scrub, ...given }
  const stop = new AbortController()
  for (const [name, { handler, concurrency }] of Object.entries(queues)) {
    queue.process(name, patient(inThisLog(log, handler(context))), { concurrency })
  }
  const [followed, sought, told] = [whereFollowed(context), whereVotesCount(context), whereTold(context)]
  const sift = async (jobs: readonly JobRequest[]) => told(await sought(await followed(jobs)))
  const running = react({ ...options, reactions, sift, signal: stop.signal })
  const regular = [
    every(15 * seconds, { name: 'ask-for-mark', task: () => running.askForMark(), logger }),
    ...[...clockTasks(context, options), ...rootTasks(context, options, stop.signal)].map(([pause, name, task]) =>
      every(pause * seconds, { name, task, logger }),
    ),
  ]
  return {
    idle: () => idle({ log, queue, running, signal: stop.signal }),
    async lookAtTheClock() {
      await Promise.all(regular.map((task) => task.now()))
    },
    status: async () => ({ position: running.position(), head: await log.head(), queues: await queue.counts() }),
    waitsFor: () => running.waitsFor?.() ?? [],
    async stop() {
      stop.abort()
      await Promise.all([running.ended, ...regular.map((task) => task.stop())])
      await queue.close()
      await letters.mail.close()
    },
  }
}

type ClockTask = [seconds: number, name: string, task: () => Promise<void>]

/** Everything that happens because time has passed. */
function clockTasks(context: WorkContext, looking: WorkersOptions): ClockTask[] {
  const believing = looking.clock === undefined ? doubtAfterJumps(context) : <T>(task: T) => task
  return [
    [15, 'expire-due', believing(() => expireDue(context))],
    [15, 'watch-scores', () => watchScores(context)],
    [15, 'watch-replays', () => watchReplays(context)],
    [60, 'replace-stand-ins', () => replaceStandIns(context)],
    [15, 'watch-reviews', () => watchReviews(context)],
    [60, 'mature-votes', matureVotes(context)],
    [600, 'press-posters', () => pressPosters(context)],
    [5, 'send-due-letters', () => answerResetRequests(context).then(() => sendDueLetters(context))],
    [15, 'erase-closed', believing(() => eraseClosed(context))],
    [15, 'watch-front-page', () => watchFrontPage(context)],
    [60, 'watch-endings', () => watchEndings(context)],
    [60, 'watch-waiting', () => watchWaiting(context)],
    [60, 'watch-milestones', () => watchMilestones(context, looking)],
    [60, 'find-digests', () => findDigests(context)],
    [60, 'find-newsletters', () => findNewsletters(context)],
    [300, 'forget-unconfirmed', forgetUnconfirmed(context)],
  ]
}

/** Roots of votes are published by whoever can read votes. */
function rootTasks(context: WorkContext, { votes }: WorkersOptions, signal: AbortSignal): ClockTask[] {
  return votes === undefined ? [] : [[60, 'watch-vote-roots', () => watchVoteRoots(context, votes, signal)]]
}

interface Settling {
  log: EventLog
  queue: JobQueue
  running: RunningReactions
  signal: AbortSignal
}

/** Jobs write events and events bring jobs, so both are waited for until nothing new came of it. */
async function idle({ log, queue, running, signal }: Settling): Promise<void> {
  let reached: Position
  do {
    reached = await log.head()
    await running.reached(reached)
    await queue.settled()
  } while (!signal.aborted && (await log.head()) > reached)
}
