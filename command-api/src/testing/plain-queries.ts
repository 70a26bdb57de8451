import {
  beforeFirst,
  defaultNotices,
  fromLines,
  saidIn,
  usualNewsletter,
  type AnyRecorded,
  type AnsweredBy,
  type OwnAlert,
  type newsletterQuestions,
  type notificationQuestions,
  type SystemQueries,
} from '@deals/events'
import type { Codec, EventLog } from '@deals/event-log'

/** The read side as a test needs it: totals counted from the log itself, everything else quiet unless said otherwise. */
export function plainQueries(log: EventLog, codec: Codec, over: Partial<SystemQueries> = {}): SystemQueries {
  const all = async (): Promise<AnyRecorded[]> =>
    codec.decodeAll((await log.readAll({ after: beforeFirst, limit: 1e6 })).events)
  return {
    post: async () => null,
    comparables: async () => [],
    knownPrices: async () => [],
    modelSpending: async () => ({ ofAll: 0, ofPost: 0 }),
    standInScores: async () => [],
    lastScored: async () => ({ posts: [], isUnderWay: false }),
    replayTask: async () => null,
    replaysUnderWay: async () => [],
    failedScores: async () => ({ postIds: [], total: 0 }),
    storeRecord: async () => ({ posts: 0, expiredEarly: 0, averageVotes: 0, averageScore: null, ageDays: 0 }),
    similarPosts: async () => [],
    alikePictures: async () => [],
    priceStanding: async () => 'none',
    standing: async () => ({ trustLevel: 1, reportsUpheld: 0, reportsDecided: 0 }),
    storeByHost: async () => null,
    storesOfHosts: async () => [],
    storesNamed: async () => [],
    postsOfStore: async () => ({ postIds: [], next: null }),
    postsOfMove: async () => ({ postIds: [], next: null }),
    postsOfBlocked: async () => ({ postIds: [], next: null }),
    postsHeldByBlocks: async () => ({ postIds: [], next: null }),
    voteTotal: async ({ postId, userId }) => {
      const votes = latestVotes(await all(), postId)
      const comments = (await all()).filter(
        ({ type, data }) => type === 'CommentPosted' && 'postId' in data && data.postId === postId,
      )
      return { ...totalOf(votes, userId), voters: votes.size, comments: comments.length }
    },
    shownVotes: async ({ postId, userId }) => totalOf(latestVotes(await all(), postId), userId),
    commentVoteTotal: async ({ commentId, userId }) => totalOf(latestCommentVotes(await all(), commentId), userId),
    meter: async () => ({ others: saidIn([]), lastConfirmedAt: null }),
    savedCount: async () => 0,
    collectionsOf: async () => [],
    hasNotification: async () => true,
    openReports: async () => ({ reporters: 0, score: 0, harmfulByTrusted: false }),
    reportsOn: async () => [],
    decidedReports: async () => [],
    availability: async () => ({ confirmed: 0, denied: 0, deniers: 0 }),
    saidSinceEnd: async () => null,
    duePosts: async () => [],
    endingPosts: async () => [],
    waitingCases: async () => [],
    decidersOn: async () => [],
    stuckScores: async () => [],
    waitingReviews: async () => [],
    awaitedPosts: async () => [],
    votersOf: async () => ({ userIds: [], next: null }),
    saversOf: async () => ({ userIds: [], next: null }),
    lastVoteRoot: async () => null,
    lastNotedHour: async () => null,
    shownPage: async () => ({ readAt: 0, places: [] }),
    ripeVotes: async () => ({ votes: [], next: null }),
    ...noLetters,
    siteSettings: async () => ({}),
    lastVisit: async () => ({ until: null }),
    alertsOf: async ({ userId }) => alertsOf(await all(), userId),
    matchingAlerts: async () => ({ alerts: [], next: null }),
    matchesOf: async () => ({ matches: [], next: null }),
    soughtByVotes: async () => ({ postIds: [] }),
    rehearseAlert: async () => ({ total: 0, days: 30, matches: [] }),
    rehearseSettings: async () => ({ days: 90, posts: 0, isBounded: false, rules: [], order: null }),
    rehearseStore: async () => null,
    isFollowable: async () => true,
    changeAt: async () => null,
    ...over,
  }
}

const noLetters: Omit<AnsweredBy<typeof notificationQuestions & typeof newsletterQuestions>, 'hasNotification'> = {
  lettersOf: async () => ({ ...defaultNotices, past: [], wants: [], newsletter: false, currency: null }),
  noticesOf: async () => [],
  noticeFor: async () => null,
  milestonesAfter: async () => ({ notices: [], pushes: [], upTo: beforeFirst, log: null }),
  matchesFor: async () => [],
  digestFor: async () => ({ deals: [], matches: [], unread: 0 }),
  newsletterPlan: async () => ({ ...usualNewsletter, since: 0, last: null }),
  newsletterIssue: async () => ({ introduction: null, deals: [] }),
  digestSlots: async () => [],
  digestReaders: async () => [],
  newsletterReaders: async () => [],
  isSent: async () => false,
}

type Votes = Map<string, 1 | -1>

function latestVotes(events: readonly AnyRecorded[], postId: number): Votes {
  const votes: Votes = new Map()
  for (const event of events) {
    if (event.type === 'VoteCast' && event.data.postId === postId) {
      votes.set(event.data.userId, event.data.value)
    }
    if (event.type === 'VoteCleared' && event.data.postId === postId) {
      votes.delete(event.data.userId)
    }
  }
  return votes
}

function latestCommentVotes(events: readonly AnyRecorded[], commentId: number): Votes {
  const votes: Votes = new Map()
  for (const event of events) {
    if (event.type === 'CommentVoteCast' && event.data.commentId === commentId) {
      votes.set(event.data.userId, event.data.value)
    }
    if (event.type === 'CommentVoteCleared' && event.data.commentId === commentId) {
      votes.delete(event.data.userId)
    }
  }
  return votes
}

function totalOf(votes: Votes, userId: string) {
  const counted: 1 | -1 | 0 = votes.get(userId) ?? 0
  return { votes: [...votes.values()].reduce((sum: number, value) => sum + value, 0), counted }
}

/** Alerts as they were made. */
function alertsOf(events: readonly AnyRecorded[], userId: string): OwnAlert[] {
  return events.flatMap((event) => {
    if (event.type !== 'DealAlertCreated' || event.data.userId !== userId) {
      return []
    }
    const { alertId, name, words, filters } = event.data
    const found = { matches: 0, lastMatchAt: null }
    return [{ alertId, name, keywords: fromLines(words), filters, ...found }]
  })
}
