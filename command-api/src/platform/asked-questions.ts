import type { Standing, SystemQueries } from '@deals/events'

/** What becomes of a question that is put to the read side while that is late, or does not answer. */
export interface AskedQuestion {
  readonly askedFor: string
  /** What is so while the read side has not heard of the last events yet. */
  readonly whenBehind: string
  /** What is so while it does not answer, or takes too long. */
  readonly whenAway: string
  /** What is gone on with then; without it the command ends with 503. */
  readonly instead?: unknown
  /** How long is waited for it (ms) by whoever has written already; else as long as for any other process. */
  readonly waitsMs?: number
}

/** A member of whom the read side told nothing: new, and nobody judged a report of theirs yet. */
export const unknownStanding: Standing = { trustLevel: 0, reportsUpheld: 0, reportsDecided: 0 }

const refused = 'The command is refused with 503, and nothing is written.'
const comesAgain = 'The command of a person is refused with 503, and nothing is written; a job comes again.'
const waitsMs = 1000
const asOfThen = 'Tried on what the read side knows; nothing is written.'

/**
 * Every question that the command side may put to the read side: what many streams say together, which no stream and no
 * caller can tell. Whatever else decides comes from the log. What was written already is answered without the read side:
 * questions behind an append go on with something.
 */
export const askedQuestions = {
  voteTotal: {
    askedFor:
      'How many voted and commented: before a post is deleted, edited or merged, counts for the store of its poster, or stays behind a member who leaves.',
    whenBehind:
      'Votes and comments of the last moment do not stand in the way yet. A merge waits for them, and its job comes again.',
    whenAway: comesAgain,
  },
  shownVotes: {
    askedFor: 'The sum that a vote on a post is answered with, once it is written.',
    whenBehind: 'The sum lacks what others did a moment ago; the vote itself is in it.',
    whenAway: 'The vote stands, and is answered without the sum.',
    instead: null,
    waitsMs,
  },
  commentVoteTotal: {
    askedFor: 'The sum that a vote on a comment is answered with, once it is written.',
    whenBehind: 'The sum lacks what others did a moment ago; the vote itself is in it.',
    whenAway: 'The vote stands, and is answered without the sum.',
    instead: null,
    waitsMs,
  },
  meter: {
    askedFor: 'What others say of a deal, for the answer to whoever said whether it is still there.',
    whenBehind: 'What others said a moment ago is missing; the own word is in it.',
    whenAway: 'The word stands, and is answered without what others say.',
    instead: null,
    waitsMs,
  },
  savedCount: {
    askedFor: 'Whether a member may save another post.',
    whenBehind:
      'Near the limit what was saved in the last minute is counted in the log; further below nobody saves that many meanwhile.',
    whenAway: refused,
  },
  collectionsOf: {
    askedFor: 'Which collections a member has, and whether there may be another one.',
    whenBehind: 'What was made in the last minute is counted in the log: it is never one too many.',
    whenAway: refused,
  },
  storeByHost: {
    askedFor: 'Whether the host of a link belongs to a store, and whether that is blocked.',
    whenBehind:
      'A store of the last moment is not found by its host. A post that links to one that is just being blocked is held by the job of that block.',
    whenAway: comesAgain,
  },
  storesOfHosts: {
    askedFor: 'Whether hosts that a store is given belong to another one.',
    whenBehind: 'A host is taken in the log as well, so that no two stores get it.',
    whenAway: refused,
  },
  storesNamed: {
    askedFor: 'Whether a name that a store is given, or a post names its store by, is that of a store already.',
    whenBehind:
      'A name that another store got in the last moment is given twice; staff merge the two. Of a post it gives a store of its own, unless the slugs are the same.',
    whenAway: comesAgain,
  },
  similarPosts: {
    askedFor: 'Whether a deal was posted already.',
    whenBehind: 'Posts of the last minute are looked up in the log, by the page that they link to.',
    whenAway: refused,
  },
  priceStanding: {
    askedFor: 'How a price stands among those of the same product, which is written with the post.',
    whenBehind: 'It is not compared with prices of the last moment, until the post gets another price.',
    whenAway: refused,
  },
  standing: {
    askedFor: 'How far a member is trusted, and how often their reports were right.',
    whenBehind: 'Trust and record are as they were; they change over days.',
    whenAway: 'The trust that was known last holds, else the member counts as new; a report weighs as a first one.',
    instead: unknownStanding,
  },
  reportsOn: {
    askedFor: 'Which reports a moderator decides about, and whether one holds back a post whose block is over.',
    whenBehind: 'A report of the last moment stays open, and waits for the next decision.',
    whenAway: comesAgain,
  },
  decidedReports: {
    askedFor: 'Which reports were decided, where a decision is taken back or given again.',
    whenBehind: 'It waits for them for a moment, then it is as when the read side is away.',
    whenAway: `${refused} What follows from the answer to an appeal is done later, by its job.`,
  },
  failedScores: {
    askedFor: 'Which scores came to nothing, where staff have them made anew.',
    whenBehind: 'A score that was made a moment ago is made once more; one that is being made is not.',
    whenAway: refused,
  },
  lastScored: {
    askedFor: 'Which posts a replay of scores is about, and whether one is under way.',
    whenBehind: 'A replay that began a moment ago does not stand in the way of another one.',
    whenAway: refused,
  },
  modelSpending: {
    askedFor: 'Whether a model may still be asked to fill in a form.',
    whenBehind: 'Tokens of the last moment are not counted yet.',
    whenAway: 'The model is not asked; the built-in rules fill in the form.',
    instead: null,
  },
  alertsOf: {
    askedFor: 'Which alerts a member has: whether there may be another one, whether one is the same, what one found.',
    whenBehind: 'What was made in the last minute is counted in the log: neither one too many nor a twin.',
    whenAway: refused,
  },
  rehearseAlert: {
    askedFor: 'What an alert would have found.',
    whenBehind: asOfThen,
    whenAway: refused,
  },
  hasNotification: {
    askedFor: 'Whether a notification that was seen is there.',
    whenBehind: 'One of the last moment is not found; nobody has seen it yet.',
    whenAway: refused,
  },
  rehearseSettings: {
    askedFor: 'What other limits and thresholds would have done.',
    whenBehind: asOfThen,
    whenAway: refused,
  },
  rehearseStore: {
    askedFor: 'What the block of a store would have hit.',
    whenBehind: asOfThen,
    whenAway: refused,
  },
  lastVisit: {
    askedFor: 'Whether a poster is away, so that a small edit of somebody trusted stands at once.',
    whenBehind:
      'A visit of the last moment is missed: an edit may stand that would have waited; its poster can decline it.',
    whenAway: 'The poster counts as here: the suggestion is written, and waits.',
    instead: { until: Number.MAX_SAFE_INTEGER },
  },
  isFollowable: {
    askedFor: 'Whether what a webhook is to follow is there.',
    whenBehind: 'What began a moment ago cannot be followed yet.',
    whenAway: refused,
  },
} as const satisfies { readonly [Name in keyof SystemQueries]?: AskedQuestion }

export type AskedName = keyof typeof askedQuestions

type Instead<Name extends AskedName> = (typeof askedQuestions)[Name] extends { readonly instead: null } ? null : never
type Answer<Name extends AskedName> = Awaited<ReturnType<SystemQueries[Name]>>

/** The read side as commands reach it: nothing else of it can be asked. Null where one goes on without an answer. */
export type AskedQueries = {
  readonly [Name in AskedName]: (asked: Parameters<SystemQueries[Name]>[0]) => Promise<Answer<Name> | Instead<Name>>
}
