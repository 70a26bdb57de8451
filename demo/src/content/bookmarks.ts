import { isReadable, membersSince, pickMember } from './posts.ts'
import { between, seededRandom } from './random.ts'
import type { DemoBookmark, DemoPost } from './types.ts'

/** The named logins find something on their lists, so that the page is worth a look. */
const savesOfLogins: readonly (readonly [username: string, count: number])[] = [
  ['ann', 14],
  ['bob', 9],
  ['mo', 6],
]

function savedBy(username: string, count: number, posts: readonly DemoPost[]): DemoBookmark[] {
  const random = seededRandom(`bookmarks:${username}`)
  return [...posts]
    .filter(({ authorKey, type }) => authorKey !== username && type === 'product')
    .sort((left, right) => right.popularity - left.popularity)
    .filter(() => random() < 0.45)
    .slice(0, count)
    .map(({ key, hoursAgo }) => ({
      postKey: key,
      username,
      minutesAfter: between(random, 1, Math.floor(hoursAgo * 60) - 1),
    }))
}

function savedByReaders(post: DemoPost): DemoBookmark[] {
  const random = seededRandom(`bookmarks:${post.key}`)
  const logins = savesOfLogins.map(([username]) => username)
  const readers = membersSince(post.hoursAgo).filter(({ username }) => !logins.includes(username))
  const names = Array.from({ length: Math.round(post.popularity * 5) }, () => pickMember(random, readers).username)
  const minutes = Math.floor(post.hoursAgo * 60) - 1
  return [...new Set(names)].map((username) => ({
    postKey: post.key,
    username,
    minutesAfter: between(random, 1, Math.max(2, minutes)),
  }))
}

/** Who saved what; nobody twice the same post. */
export function bookmarksOf(posts: readonly DemoPost[]): DemoBookmark[] {
  const readable = posts.filter(isReadable)
  const ofLogins = savesOfLogins.flatMap(([username, count]) => savedBy(username, count, readable))
  return [...ofLogins, ...readable.flatMap(savedByReaders)]
}
