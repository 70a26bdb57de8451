import { postDetails, type PostDetails } from '@deals/events'
import { aRole } from '@deals/events/testing'
import type { BothSides } from '../both-sides.ts'
import { oneOf } from '../random-value.ts'
import { deedsOfModerators } from './deeds-of-moderators.ts'
import { deedsOnComments } from './deeds-on-comments.ts'
import { deedsOnPosts } from './deeds-on-posts.ts'
import { openDiary, type Deed, type Diary, type Written } from './diary.ts'

/** Without posts and comments that stand nothing else could be done. */
const often = [
  ...['submit', 'submit', 'approve', 'approve', 'restore', 'restore', 'undo', 'edit', 'edit', 'vote'],
  ...['comment', 'comment', 'comment', 'comment', 'merge', 'merge', 'deleteComment', 'restoreComment'],
]

interface Busy {
  /** Between two deeds, in milliseconds. */
  readonly longestPause?: number
  /** What is done besides. */
  readonly also?: (diary: Diary) => Readonly<Record<string, Deed>>
}

/** A site in which several people do whatever they may, and what they wrote meanwhile. */
export async function busySite(
  site: BothSides,
  random: () => number,
  { longestPause = 2_000_000, also = () => ({}) }: Busy = {},
) {
  const ann = await site.join('ann')
  const [bob, cat, dan] = [await site.join('bob'), await site.join('cat'), await site.join('dan')]
  const [mo, sue] = [await site.join('mo'), await site.join('sue')]
  await site.tell(aRole({ userId: 'mo', role: 'moderator' }), aRole({ userId: 'sue', role: 'superUser' }))
  const people = { ann, bob, cat, dan, mo, sue }
  const diary = openDiary(site, people, random)
  const deeds: Readonly<Record<string, Deed>> = {
    ...deedsOnPosts(diary),
    ...deedsOnComments(diary),
    ...deedsOfModerators(diary),
    ...also(diary),
  }
  const { posts, comments, written } = diary
  return {
    people,
    posts,
    comments,
    written,
    /** What stands neither by itself nor in a post that does: for its writer and the team. */
    hidden: async (): Promise<Written[]> => {
      const { open, talked } = await standing(diary)
      const said = new Set(comments.map(({ current }) => current))
      const stands = (one: Written) => one.postId === null || (said.has(one) ? talked : open).has(one.postId)
      return written.filter((one) => !one.isOpen || !stands(one))
    },
    /** Somebody does something; says what, and how it was answered. */
    act: async (): Promise<string> => {
      site.time.now += Math.floor(random() * longestPause)
      const name = posts.length < 2 ? 'submit' : oneOf(random, [...Object.keys(deeds), ...often])
      const answer = await deeds[name]?.()
      return `${name} ${answer?.status}`
    },
  }
}

/** Which posts stand, and of which what was said does: comments of a duplicate are read below the post that it leads to. */
async function standing({ people, posts }: Diary) {
  const all = new Map<number, PostDetails>()
  for (const { id } of posts) {
    all.set(id, postDetails.parse((await people.mo.get(`/api/posts/${id}`)).body))
  }
  const ids = [...all.keys()]
  const open = new Set<number | null>(ids.filter((id) => ['active', 'expired'].includes(all.get(id)?.status ?? '')))
  const talked = new Set(ids.filter((id) => open.has(id) || open.has(all.get(id)?.mergedInto ?? null)))
  return { open, talked }
}
