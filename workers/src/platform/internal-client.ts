import { ReadModelsBehind, type ReadAfter, type SystemCommands, type SystemQueries } from '@deals/events'
import { DoNotRetry } from './job-queue.ts'
import { parseAnswer } from './parse-answer.ts'

export interface InternalApi {
  /** Origin of the API. */
  url: string
  token: string
  /** How long an answer may take (ms). */
  timeoutMs?: number
}

/** The commands of the site itself over HTTP: POST /internal/commands/:name with the request as its body. */
export function commandClient(api: InternalApi): SystemCommands {
  const send = (name: string, request: object) =>
    call<'done' | 'not-needed'>(api, `/internal/commands/${name}`, request)
  return {
    requestScore: (request) => send('requestScore', request),
    startScore: (request) => send('startScore', request),
    completeScore: (request) => send('completeScore', request),
    failScore: (request) => send('failScore', request),
    invalidateScore: (request) => send('invalidateScore', request),
    finishReview: (request) => send('finishReview', request),
    expirePost: (request) => send('expirePost', request),
    sendToStaffReview: (request) => send('sendToStaffReview', request),
    abandonPost: (request) => send('abandonPost', request),
    matureVote: (request) => send('matureVote', request),
    matchAlert: (request) => send('matchAlert', request),
    resolveReport: (request) => send('resolveReport', request),
    recordDelivery: (request) => send('recordDelivery', request),
  }
}

/** The questions of the site itself over HTTP: POST /internal/queries/:name with the list of arguments as its body. */
export function queryClient(api: InternalApi): SystemQueries {
  const ask = <Answer>(name: string, given: readonly unknown[], read?: ReadAfter) =>
    call<Answer>(api, `/internal/queries/${name}`, given, read?.minPosition)
  return {
    post: (postId, read) => ask('post', [postId, read], read),
    comparables: (query) => ask('comparables', [query], query),
    storeRecord: (slug) => ask('storeRecord', [slug]),
    similarPosts: (query) => ask('similarPosts', [query]),
    priceStanding: (query) => ask('priceStanding', [query]),
    standing: (userId) => ask('standing', [userId]),
    storeByHost: (host) => ask('storeByHost', [host]),
    savedCount: (userId) => ask('savedCount', [userId]),
    collectionsOf: (userId) => ask('collectionsOf', [userId]),
    hasNotification: (query) => ask('hasNotification', [query]),
    voteTotal: (...given) => ask('voteTotal', given),
    commentVoteTotal: (...given) => ask('commentVoteTotal', given),
    meter: (...given) => ask('meter', given),
    openReports: (postId, read) => ask('openReports', [postId, read], read),
    reportsOn: (query) => ask('reportsOn', [query], query),
    availability: (postId, read) => ask('availability', [postId, read], read),
    duePosts: (now, limit) => ask('duePosts', [now, limit]),
    stuckScores: (startedBefore, limit) => ask('stuckScores', [startedBefore, limit]),
    abandonedPosts: (touchedBefore, limit) => ask('abandonedPosts', [touchedBefore, limit]),
    ripeVotes: (query) => ask('ripeVotes', [query]),
    alertsOf: (userId) => ask('alertsOf', [userId]),
    matchingAlerts: (query) => ask('matchingAlerts', [query], query),
    rehearseAlert: (query) => ask('rehearseAlert', [query]),
    waitingReviews: (submittedBefore, limit) => ask('waitingReviews', [submittedBefore, limit]),
    lettersOf: (userId, read) => ask('lettersOf', [userId, read], read),
    noticesOf: (query) => ask('noticesOf', [query], query),
    noticeFor: (query) => ask('noticeFor', [query], query),
    milestonesAfter: (query) => ask('milestonesAfter', [query]),
    matchesFor: (query) => ask('matchesFor', [query]),
    digestFor: (query) => ask('digestFor', [query]),
    bestDeals: (query) => ask('bestDeals', [query]),
    digestSlots: (query) => ask('digestSlots', [query]),
    digestReaders: (query) => ask('digestReaders', [query]),
    newsletterReaders: (query) => ask('newsletterReaders', [query]),
    isSent: (query) => ask('isSent', [query]),
  }
}

const defaultTimeout = 10_000

async function call<Answer>(
  { url, token, timeoutMs = defaultTimeout }: InternalApi,
  path: string,
  ...[body, minPosition]: readonly [body: unknown, minPosition?: number]
): Promise<Answer> {
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-internal-token': token,
      ...(minPosition !== undefined && { 'x-min-position': String(minPosition) }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await response.text()
  if (response.headers.get('x-stale') === '1') {
    throw new ReadModelsBehind(`${path} answers from read models before ${minPosition ?? 0}`)
  }
  if (!response.ok) {
    throw problem(`${path} answered ${response.status}: ${text.slice(0, 200)}`, response.status)
  }
  return parseAnswer<Answer>(text)
}

/** What the API does not understand now it will not understand later either; the rest may pass. */
function problem(message: string, status: number): Error {
  return status === 400 || status === 404 || status === 422 ? new DoNotRetry(message) : new Error(message)
}
