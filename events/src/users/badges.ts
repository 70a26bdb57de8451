import { counted } from '../platform/counted.ts'
import { dayMs } from '../platform/day.ts'

/** What a member is known for, and by which rule. */
export interface Badge {
  name: string
  about: string
}

/** What badges are given by; times in ms. */
export interface BadgeFacts {
  readonly postsPublished: number
  readonly commentCount: number
  readonly reportsUpheld: number
  /** Net votes of their most popular post. */
  readonly mostVotes: number
  /** Votes of their latest published posts, as many as `eyedPosts` where there are so many. */
  readonly latestVotes: readonly number[]
  /** Edits of others' posts that they suggested and that were accepted. */
  readonly editsAccepted: number
  /** Comments that stand and got `helpfulVotes` once; no more than `helpfulComments` need to be counted. */
  readonly helpfulComments: number
  /** Whether they were the first to post a product that somebody else posted later. */
  readonly isEarlyBird: boolean
  readonly joinedAt: number
}

/** So many of the latest posts tell whether somebody has a good eye. */
export const eyedPosts = 20
/** With so many net votes a post was liked. */
export const eyedVotes = 10
const eyedShare = 0.7

const dealSteps = [250, 50, 10] as const
const popularVotes = 100
const manyReports = 25
const manyComments = 100
const manyEdits = 10
/** With so many votes a comment was of help; so many of them make a badge. */
export const helpfulVotes = 10
export const helpfulComments = 10
const year = 365.25 * dayMs

type Rule = (facts: BadgeFacts, now: number) => Badge | null

/** In the order in which they are shown. */
const rules: readonly Rule[] = [
  dealsBadge,
  ({ mostVotes }) =>
    mostVotes >= popularVotes
      ? { name: 'Popular deal', about: `Posted something that ${popularVotes} votes were for` }
      : null,
  ({ latestVotes }) =>
    latestVotes.length >= eyedPosts && shareOfLiked(latestVotes) >= eyedShare
      ? { name: 'Good eye', about: `Of the last ${eyedPosts} posts most got ${eyedVotes} votes or more` }
      : null,
  ({ reportsUpheld }) =>
    reportsUpheld >= manyReports ? { name: 'Reporter', about: `${manyReports} reports of theirs were right` } : null,
  ({ editsAccepted }) =>
    editsAccepted >= manyEdits
      ? { name: 'Fixer', about: `${manyEdits} edits that they suggested were accepted` }
      : null,
  ({ commentCount }) =>
    commentCount >= manyComments ? { name: 'Commentator', about: `Wrote ${manyComments} comments` } : null,
  (facts) =>
    facts.helpfulComments >= helpfulComments
      ? { name: 'Helpful', about: `${helpfulComments} comments of theirs got ${helpfulVotes} votes` }
      : null,
  ({ isEarlyBird }) =>
    isEarlyBird ? { name: 'Early bird', about: 'Was the first to post a product that others posted later' } : null,
  ({ joinedAt }, now) => {
    const years = Math.floor((now - joinedAt) / year)
    return years < 1 ? null : { name: counted(years, 'year'), about: `Here for ${counted(years, 'year')}` }
  },
]

/** The badges of a member, by what they have done so far. */
export const badgesOf = (facts: BadgeFacts, now: number): Badge[] => rules.flatMap((rule) => rule(facts, now) ?? [])

/** Of the steps only the highest one is shown. */
function dealsBadge({ postsPublished }: BadgeFacts): Badge | null {
  const step = dealSteps.find((deals) => postsPublished >= deals)
  if (step !== undefined) {
    return { name: `${step} deals`, about: `Posted ${step} deals` }
  }
  return postsPublished > 0 ? { name: 'First deal', about: 'Posted a deal' } : null
}

const shareOfLiked = (votes: readonly number[]): number =>
  votes.filter((count) => count >= eyedVotes).length / votes.length
