import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  afterLast,
  beforeFirst,
  positionFrom,
  ReadModelsBehind,
  type Position,
  type PostForJobs,
  type SystemCommands,
  type SystemQueries,
} from '@deals/events'
import { openMemoryKeyedStore } from '@deals/accounts'
import { createCodec, openMemoryLog, type EventLog } from '@deals/event-log'
import { openedForEach } from '@deals/events/testing'
import { testSealer } from '@deals/accounts/testing'
import type { Judge } from '@deals/process/language-model'
import { openEmbeddedJobQueue } from '../platform/embedded-job-queue.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Checkpoint } from '../platform/reaction-checkpoint.ts'
import { startWorkers, type Workers } from '../start-workers.ts'
import { smallLetters } from './small-letters.ts'
import { tellIn } from './tell-in.ts'
import { usualAnswers } from './usual-answers.ts'

/** A read side and a command side of a few lines around a real log, real jobs and the real workers. */
export function openSmallSite(log: EventLog = openMemoryLog()) {
  const directory = mkdtempSync(join(tmpdir(), 'workers-'))
  const codec = createCodec({ sealer: testSealer() })
  const keyed = openMemoryKeyedStore()
  const posts = new Map<number, PostForJobs>()
  const clock = { now: () => clock.time, time: 1_000_000 }
  const calls: { name: string; request: Record<string, unknown> }[] = []
  const errors: string[] = []
  /** Up to where reads are answered; behind the log they say so. */
  const reads = { upTo: afterLast, behind: 0 }
  const logger = {
    info: () => {},
    warn: (_about: object, message: string) => void errors.push(message),
    error: (_about: object, message: string) => void errors.push(message),
  }
  const mails = smallLetters({ keyed, directory, logger })
  const answers = usualAnswers()
  const tell = tellIn(log, codec)
  const fresh = (read?: { minPosition?: Position | undefined }) => {
    if ((read?.minPosition ?? beforeFirst) > reads.upTo) {
      reads.behind += 1
      throw new ReadModelsBehind('the documents are late')
    }
  }
  const queries = {
    post: async ({ postId, ...read }: { postId: number; minPosition?: Position | undefined }) => {
      fresh(read)
      return posts.get(postId) ?? null
    },
    comparables: async () => [],
    knownPrices: async () => [],
    modelSpending: async () => answers.spent,
    standInScores: async () => answers.standIns,
    lastScored: async () => ({ posts: [], isUnderWay: false }),
    replaysUnderWay: async () => answers.replaysUnderWay,
    replayTask: async (asked: { place: number }) => answers.replay(asked.place),
    failedScores: async () => ({ postIds: [], total: 0 }),
    storeRecord: async () => ({ posts: 3, expiredEarly: 0, averageVotes: 4, averageScore: null, ageDays: 30 }),
    storeByHost: async () => null,
    postsOfBlocked: async ({ after }: { after: string | null }) => answers.ofBlocked(after),
    postsHeldByBlocks: async ({ after }: { after: string | null }) => answers.held(after),
    postsOfStore: async ({ after }: { after: string | null }) => answers.ofBlocked(after),
    postsOfMove: async ({ after }: { after: string | null }) => answers.ofBlocked(after),
    similarPosts: async () => answers.similar,
    alikePictures: async () => answers.alikePictures,
    availability: async () => answers.said,
    siteSettings: async () => answers.settings,
    openReports: async () => answers.reports,
    reportsOn: async ({ commentId }: { commentId: number | null }) =>
      answers.open.filter((report) => report.commentId === commentId),
    duePosts: async () => answers.due,
    waitingCases: async () => [],
    endingPosts: async (asked: { after: number; until: number }) => answers.ending(asked),
    stuckScores: async () => answers.stuck,
    waitingReviews: async () => answers.waiting,
    saidSinceEnd: async () => answers.saidSinceEnd,
    awaitedPosts: async ({ now }: { now: number }) =>
      answers.awaited.filter(({ dueAt }) => dueAt <= now).map(({ postId }) => postId),
    matchingAlerts: async ({ after, ...read }: { after: string | null; minPosition?: Position }) => {
      fresh(read)
      return answers.matching(after)
    },
    soughtByVotes: async ({ postIds }: { postIds: number[] }) => ({ postIds: answers.soughtByVotes(postIds) }),
    votersOf: async (asked: { postId: number; after: string | null }) => answers.members('voters', asked),
    saversOf: async (asked: { postId: number; after: string | null }) => answers.members('savers', asked),
    matchesOf: async () => answers.matchesOf,
    // Its home page is noted already, whenever a test looks.
    lastNotedHour: async () => clock.now(),
    ripeVotes: async ({ after }: { after: string | null }) => answers.ripe(after),
    ...mails.questions,
    noticesOf: async (query: Parameters<typeof mails.questions.noticesOf>[0]) => {
      fresh(query)
      return mails.questions.noticesOf(query)
    },
  } as unknown as SystemQueries
  const record = (name: string) => async (request: object) => {
    calls.push({ name, request: { ...request } })
    return 'done' as const
  }
  const commands: SystemCommands = {
    requestScore: async (request) => {
      await record('requestScore')(request)
      await tell({ type: 'ScoreRequested', data: { postId: request.postId, attempt: 1, requestedBy: null } })
      return 'done'
    },
    startScore: record('startScore'),
    completeScore: record('completeScore'),
    failScore: record('failScore'),
    invalidateScore: record('invalidateScore'),
    recordReplayed: record('recordReplayed'),
    endReplay: record('endReplay'),
    inspectPost: async () => answers.inspection,
    finishReview: async (request) => {
      await record('finishReview')(request)
      const post = posts.get(request.postId)
      if (
        request.isAnew !== true &&
        post !== undefined &&
        request.findings.every(({ severity }) => severity === 'info')
      ) {
        posts.set(post.postId, { ...post, status: 'active' })
        await tell({
          type: 'PostApproved',
          data: { postId: post.postId, authorId: post.authorId, from: 'ai-review', to: 'active' },
        })
      }
      return 'done'
    },
    expirePost: record('expirePost'),
    sendToStaffReview: record('sendToStaffReview'),
    releaseFromBlock: record('releaseFromBlock'),
    pressPoster: record('pressPoster'),
    suggestRenewal: record('suggestRenewal'),
    publishVoteRoot: record('publishVoteRoot'),
    noteFrontPage: record('noteFrontPage'),
    matureVote: record('matureVote'),
    gatherDuplicate: async (request) => {
      await record('gatherDuplicate')(request)
      return answers.merge
    },
    countDuplicate: record('countDuplicate'),
    followAppeal: record('followAppeal'),
    noteClosing: record('noteClosing'),
    followUsername: record('followUsername'),
    gatherStore: async (request) => {
      await record('gatherStore')(request)
      return { from: [request.slug] }
    },
    followStore: record('followStore'),
    followSubCategory: record('followSubCategory'),
    carryVote: record('carryVote'),
    carryBookmark: record('carryBookmark'),
    carryMatch: record('carryMatch'),
    tellSaver: record('tellSaver'),
    tellOverdue: record('tellOverdue'),
    matchAlert: record('matchAlert'),
    resolveReport: record('resolveReport'),
    issueNewsletter: async (request) => {
      await record('issueNewsletter')(request)
      mails.said.issued = { date: request.date, hour: 12, position: positionFrom(0) }
      return 'done'
    },
    eraseUser: record('eraseUser'),
    hasWebhooks: async () => false,
    webhooksFollowing: async () => [],
    sendWebhook: async () => 'over',
    recordDelivery: async (request) => {
      await record('recordDelivery')(request)
      mails.said.sent.add('providerRef' in request.outcome ? request.notificationId : '')
      return 'done'
    },
  }
  const started: Workers[] = []
  return {
    posts,
    clock,
    calls,
    errors,
    reads,
    answers,
    mails,
    commands,
    tell,
    called: () => calls.map(({ name }) => name),
    /** Jobs come at their own time, or at that of the test's clock. */
    start: (
      over: {
        commands?: Partial<SystemCommands>
        mail?: Mail
        isJobTimeTurned?: boolean
        judge?: Judge
        /** Goes by the clock of the machine, which is not believed whatever it is set to. */
        isByMachine?: boolean
      } = {},
    ): Workers => {
      const workers = startWorkers({
        log,
        decode: async (event) => codec.decodeSealed(event),
        queue: openEmbeddedJobQueue({
          file: join(directory, 'jobs.db'),
          logger,
          now: over.isJobTimeTurned === true ? clock.now : Date.now,
        }),
        checkpoints: keyed.table<Checkpoint>('checkpoints'),
        commands: { ...commands, ...over.commands },
        queries,
        letters: mails.letters(over.mail),
        ...(over.judge && { judge: over.judge }),
        ...(over.isByMachine !== true && { clock }),
        logger,
      })
      started.push(workers)
      return workers
    },
    queries,
    stopAll: async () => {
      await Promise.all(started.splice(0).map((workers) => workers.stop()))
    },
    close: async () => {
      await Promise.all(started.map((workers) => workers.stop()))
      await log.close()
      rmSync(directory, { recursive: true })
    },
  }
}

/** One of its own for each test. */
export const smallSiteForEach = (openLog: () => EventLog = openMemoryLog): ReturnType<typeof openSmallSite> =>
  openedForEach(() => openSmallSite(openLog()))
