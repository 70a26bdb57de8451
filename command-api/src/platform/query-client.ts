import type { SystemQueries } from '@deals/events'
import { Unavailable } from '@deals/events/log'
import { parseAnswer } from './parse-answer.ts'

interface QueryApi {
  readonly url: string
  readonly token: string
}

const timeoutMs = 5000

/** The questions of the site itself over HTTP: POST /internal/queries/{name} with the list of arguments as its body. */
export function queryClient(api: QueryApi): SystemQueries {
  const ask =
    <Given extends readonly unknown[], Answer>(name: string) =>
    (...given: Given): Promise<Answer> =>
      answerOf<Answer>(api, name, given)
  return {
    post: ask('post'),
    comparables: ask('comparables'),
    storeRecord: ask('storeRecord'),
    similarPosts: ask('similarPosts'),
    priceStanding: ask('priceStanding'),
    standing: ask('standing'),
    storeByHost: ask('storeByHost'),
    voteTotal: ask('voteTotal'),
    commentVoteTotal: ask('commentVoteTotal'),
    meter: ask('meter'),
    savedCount: ask('savedCount'),
    collectionsOf: ask('collectionsOf'),
    hasNotification: ask('hasNotification'),
    openReports: ask('openReports'),
    reportsOn: ask('reportsOn'),
    availability: ask('availability'),
    duePosts: ask('duePosts'),
    stuckScores: ask('stuckScores'),
    waitingReviews: ask('waitingReviews'),
    abandonedPosts: ask('abandonedPosts'),
    ripeVotes: ask('ripeVotes'),
    alertsOf: ask('alertsOf'),
    matchingAlerts: ask('matchingAlerts'),
    rehearseAlert: ask('rehearseAlert'),
    lettersOf: ask('lettersOf'),
    noticesOf: ask('noticesOf'),
    noticeFor: ask('noticeFor'),
    milestonesAfter: ask('milestonesAfter'),
    matchesFor: ask('matchesFor'),
    digestFor: ask('digestFor'),
    bestDeals: ask('bestDeals'),
    digestSlots: ask('digestSlots'),
    digestReaders: ask('digestReaders'),
    newsletterReaders: ask('newsletterReaders'),
    isSent: ask('isSent'),
  }
}

async function answerOf<Answer>({ url, token }: QueryApi, name: string, given: readonly unknown[]): Promise<Answer> {
  try {
    const response = await fetch(new URL(`/internal/queries/${name}`, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-token': token },
      body: JSON.stringify(given),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) {
      return parseAnswer<Answer>(await response.text())
    }
    throw new Error(`it answered ${response.status}`)
  } catch (error) {
    // Nothing was written yet; the person is told to try again in a moment.
    throw new Unavailable(`The read side did not answer ${name}: ${error instanceof Error ? error.message : ''}`)
  }
}
