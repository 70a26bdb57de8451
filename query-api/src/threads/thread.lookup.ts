import { numberOf, type ThreadMessage } from '@deals/events'
import { posts, threadMessages, type PostDoc, type ThreadMessageDoc } from '@deals/projector/read-models'
import { iso } from '../platform/iso.ts'
import type { Asking } from '../platform/ports.ts'
import { findMembers, type Members } from '../users/members.hydrator.ts'

const mostMessages = 200

export interface Thread {
  readonly messages: readonly ThreadMessageDoc[]
  readonly about: ReadonlyMap<string, PostDoc>
  readonly members: Members
}

/** The latest messages of a member's thread, the oldest first, with the posts and people that they name. */
export async function threadOf(asking: Asking, userId: string): Promise<Thread> {
  const { readModels } = asking
  const latest = await readModels
    .collection(threadMessages)
    .find({ userId }, { sort: [['position', -1]], limit: mostMessages })
  const postIds = new Set(latest.flatMap(({ postId }) => (postId === undefined ? [] : [String(postId)])))
  const [about, members] = await Promise.all([
    readModels.collection(posts).many([...postIds]),
    findMembers(
      asking,
      latest.flatMap(({ actorId }) => actorId ?? []),
    ),
  ])
  return { messages: latest.toReversed(), about, members }
}

/** As it leaves: which moderator wrote is for moderators. */
export function toMessages({ messages, about, members }: Thread, tellsWho: boolean): ThreadMessage[] {
  return messages.map(({ position, at, isByModerator, actorId, postId, text }) => {
    const post = about.get(String(postId))
    return {
      position: numberOf(position),
      at: iso(at),
      isByModerator,
      text,
      by: isByModerator && !tellsWho ? null : members.nameOf(actorId ?? ''),
      post: post === undefined ? null : { id: post.postId, title: post.title },
    }
  })
}
