import {
  bookmarksOf,
  commentsFor,
  deletionsOf,
  editsOf,
  fateMinute,
  feedbackOf,
  matchesOf,
  moderatorNotesOf,
  members,
  renewalMinute,
  seededRandom,
  shuffle,
  reportsOf,
  shopWordsOf,
  votersFor,
  type DemoComment,
  type DemoEdit,
  type DemoFeedback,
  type DemoMatch,
  type DemoPost,
  type DemoReport,
  type DemoWord,
} from './demo-data.ts'

type What =
  | { kind: 'submit' }
  | { kind: 'vote'; username: string; value: 1 | -1 }
  | { kind: 'comment'; comment: DemoComment }
  | { kind: 'bookmark'; username: string }
  | { kind: 'comment-vote'; username: string; comment: DemoComment }
  | { kind: 'report'; report: DemoReport }
  | { kind: 'uphold'; report: DemoReport }
  | { kind: 'edit'; edit: DemoEdit }
  | { kind: 'match'; match: DemoMatch }
  | { kind: 'look'; word: DemoWord }
  | { kind: 'expire' }
  | { kind: 'renew' }
  | { kind: 'send-back'; feedback: DemoFeedback }
  | { kind: 'hold'; feedback: DemoFeedback }
  | { kind: 'delete'; feedback: DemoFeedback }

/** One thing that a member does with a post, and how many minutes before the start of the site it happened. */
export type Action = What & { post: DemoPost; minutesAgo: number }

/** Everything that happens to the posts, and the coming and going of earlier ones, oldest first. */
export function timelineOf(posts: readonly DemoPost[], earlier: readonly DemoPost[]): Action[] {
  const byKey = new Map(posts.map((post) => [post.key, post]))
  const reports = reportsOf(posts)
  const later = <T extends { postKey: string; minutesAfter: number }>(list: readonly T[], what: (item: T) => What) =>
    list.flatMap((item) => {
      const post = byKey.get(item.postKey)
      return post === undefined ? [] : [at(post, item.minutesAfter, what(item))]
    })
  const actions = [
    ...posts.flatMap(ownActions),
    ...earlier.flatMap((post) => [at(post, 0, { kind: 'submit' }), at(post, fateMinute(post), { kind: 'expire' })]),
    ...later(bookmarksOf(posts), ({ username }) => ({ kind: 'bookmark', username })),
    ...later(shopWordsOf(posts), (word) => ({ kind: 'look', word })),
    ...later(reports, (report) => ({ kind: 'report', report })),
    ...reports.flatMap((report) => upholding(report, byKey.get(report.postKey))),
    ...later(editsOf(posts), (edit) => ({ kind: 'edit', edit })),
    ...later(feedbackOf(posts), (feedback) => ({ kind: 'send-back', feedback })),
    ...later(moderatorNotesOf(posts), (feedback) => ({ kind: 'hold', feedback })),
    ...matchesOf(posts).flatMap((match) => {
      const post = byKey.get(match.postKey)
      return post === undefined ? [] : [at(post, alertsTake, { kind: 'match', match })]
    }),
    ...later(deletionsOf(posts), (feedback) => ({ kind: 'delete', feedback })),
  ]
  return actions.toSorted((a, b) => b.minutesAgo - a.minutesAgo)
}

/** Whoever reported what was removed was right. */
const upholding = (report: DemoReport, post?: DemoPost): Action[] =>
  post?.fate === 'deleted' ? [at(post, fateMinute(post) + 1, { kind: 'uphold', report })] : []

/** Minutes until alerts have looked at a post. */
const alertsTake = 1

/** A post lies in the past, and nothing that happens to it lies after the start. */
function at(post: DemoPost, minutesAfter: number, what: What): Action {
  return { ...what, post, minutesAgo: Math.max(0.5, post.hoursAgo * 60 - minutesAfter) }
}

function ownActions(post: DemoPost): Action[] {
  const closed = closedAfter(post)
  const inTime = ({ minutesAfter }: { minutesAfter: number }) => minutesAfter < closed
  return [
    { kind: 'submit', post, minutesAgo: post.hoursAgo * 60 },
    ...votersFor(post)
      .filter(inTime)
      .map(({ username, value, minutesAfter }) => at(post, minutesAfter, { kind: 'vote', username, value })),
    ...commentsFor(post)
      .filter(inTime)
      .flatMap((comment) => [
        at(post, comment.minutesAfter, { kind: 'comment', comment }),
        ...likesOf(post, comment).filter(({ minutesAgo }) => minutesAgo > post.hoursAgo * 60 - closed),
      ]),
    ...(post.fate === 'expired' || post.fate === 'renewed' ? [at(post, fateMinute(post), { kind: 'expire' })] : []),
    ...(post.fate === 'renewed' ? [at(post, renewalMinute(post), { kind: 'renew' })] : []),
  ]
}

const mostLikes = 2

/** Readers who found a comment useful, a few minutes apart. */
function likesOf(post: DemoPost, comment: DemoComment): Action[] {
  const readers = shuffle(seededRandom(`likes:${comment.key}`), members).filter(
    ({ username, joinedDaysAgo }) => username !== comment.author && joinedDaysAgo * 24 > post.hoursAgo,
  )
  return readers
    .slice(0, Math.min(comment.votes, mostLikes))
    .map(({ username }, place) =>
      at(post, comment.minutesAfter + 2 + place * 3, { kind: 'comment-vote', username, comment }),
    )
}

/** The minute after which a post takes neither votes nor comments. */
function closedAfter(post: DemoPost): number {
  return ['deleted', 'staff-review', 'poster-review'].includes(post.fate) ? fateMinute(post) : Infinity
}
