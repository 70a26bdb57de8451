import { aRole } from '@deals/events/testing'
import type { BothSides } from '../both-sides.ts'
import { oneOf } from '../random-value.ts'
import { deedsOfModerators } from './deeds-of-moderators.ts'
import { deedsOnComments } from './deeds-on-comments.ts'
import { deedsOnPosts } from './deeds-on-posts.ts'
import { openDiary, type Deed } from './diary.ts'

/** Without posts and comments that stand nothing else could be done. */
const often = [
  ...['submit', 'submit', 'approve', 'approve', 'restore', 'restore', 'undo', 'edit', 'edit', 'vote'],
  ...['comment', 'comment', 'comment', 'comment', 'merge', 'merge', 'deleteComment', 'restoreComment'],
]
const longestPause = 2_000_000

/** A site in which several people do whatever they may, and what they wrote meanwhile. */
export async function busySite(site: BothSides, random: () => number) {
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
  }
  const { posts, comments, written } = diary
  return {
    people,
    posts,
    comments,
    written,
    /** Somebody does something; says what, and how it was answered. */
    act: async (): Promise<string> => {
      site.time.now += Math.floor(random() * longestPause)
      const name = posts.length < 2 ? 'submit' : oneOf(random, [...Object.keys(deeds), ...often])
      const answer = await deeds[name]?.()
      return `${name} ${answer?.status}`
    },
  }
}
