import { scoreLabel, type ReplayedPost } from '@deals/events'

/** A post with both of its scores. */
export interface Compared {
  readonly post: ReplayedPost
  readonly after: NonNullable<ReplayedPost['after']>
  readonly difference: number
}

/** Posts that have both, those that would change most first. */
export const compared = (posts: readonly ReplayedPost[]): Compared[] =>
  posts
    .flatMap((post) =>
      post.after === null ? [] : [{ post, after: post.after, difference: post.after.score - post.before.score }],
    )
    .toSorted(
      (one, other) => Math.abs(other.difference) - Math.abs(one.difference) || one.post.postId - other.post.postId,
    )

/** What all of them say together; null without any. */
export function summaryOf(posts: readonly Compared[]) {
  if (posts.length === 0) {
    return null
  }
  const sum = (of: (one: Compared) => number) => posts.reduce((total, one) => total + of(one), 0)
  return {
    mean: sum(({ difference }) => difference) / posts.length,
    meanAway: sum(({ difference }) => Math.abs(difference)) / posts.length,
    otherLabel: posts.filter(({ post, after }) => scoreLabel(post.before.score) !== scoreLabel(after.score)).length,
  }
}

const one = new Intl.NumberFormat('en', { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
/** A difference with its sign. */
export const signed = (difference: number): string => one.format(difference).replace('-', '−')
