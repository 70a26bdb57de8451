import type { SystemQueries } from './internal-calls.ts'

/** Puts the question of a name, with the list of its arguments, to whoever answers it. */
export type Ask = <Given extends readonly unknown[], Answer>(
  name: keyof SystemQueries,
) => (...given: Given) => Promise<Answer>

/** The questions of the site itself as one process puts them to another. */
export function queriesOver(ask: Ask): SystemQueries {
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
