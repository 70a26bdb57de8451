import { membersSince } from './posts.ts'
import { between, seededRandom } from './random.ts'
import type { DemoPost, DemoVote } from './types.ts'

/** The share of votes that go up, by what the readers made of the post. */
function goodwill({ fate, popularity }: DemoPost): number {
  if (fate === 'deleted' || fate === 'staff-review') {
    return 0.45
  }
  return popularity > 0.25 ? 0.96 : 0.88
}

/** Who votes on a post, how and when, oldest first. Posters do not vote on their own. */
export function votersFor(post: DemoPost): DemoVote[] {
  const random = seededRandom(`votes:${post.key}`)
  const readers = membersSince(post.hoursAgo).filter(({ username }) => username !== post.authorKey)
  const count = Math.min(readers.length, Math.round(post.popularity ** 1.15 * 76 + random() * 2))
  const upward = goodwill(post)
  const minutes = Math.max(2, Math.floor(post.hoursAgo * 60) - 1)
  return readers
    .map(({ username, activity }) => ({ username, eagerness: random() ** (1 / (activity + 0.1)) }))
    .sort((left, right) => right.eagerness - left.eagerness)
    .slice(0, count)
    .map(({ username }): DemoVote => {
      const minutesAfter = Math.min(between(random, 1, minutes), between(random, 1, minutes))
      return { username, value: random() < upward ? 1 : -1, minutesAfter }
    })
    .sort((left, right) => left.minutesAfter - right.minutesAfter)
}
