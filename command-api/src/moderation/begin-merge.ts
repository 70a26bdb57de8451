import type { DomainEvent } from '@deals/events'
import { lastAbout, settledFold, settleInTurn } from '../platform/decide-in-turn.ts'
import type { LogPorts } from '../platform/fold.ts'
import type { Invocation } from '../platform/invocation.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import type { ExistingPost, PostState } from '../posts/post.state.ts'
import { loadPost } from '../posts/post.stream.ts'

interface Begun {
  readonly into: number
  readonly version: number
}

/** The merge that was begun last of each post. */
const begunFold = settledFold<Begun>((event) =>
  event.type === 'PostMergeBegun' ? [String(event.data.postId), event.data] : null,
)

/** A merge that was begun is under way as long as the post is of the version that is folded. */
const isUnderWay = (begun: Begun | undefined, { version }: ExistingPost) => begun?.version === version

export interface MergeTrial {
  readonly postId: number
  readonly into: number
  /** What a merge of posts as they are comes to. */
  readonly rule: (post: PostState, into: PostState) => readonly DomainEvent[] | Refused
}

/**
 * Settles that a post is folded into another, where that can be: a post that is being folded itself takes none in, so
 * two never lead to each other. Answers the version that is folded.
 */
export async function beginMerge(
  ports: LogPorts,
  by: Invocation,
  { postId, into: target, rule }: MergeTrial,
): Promise<{ version: number } | Refused> {
  let folded = -1
  const refused = await settleInTurn(ports, by, {
    of: 'merges',
    fold: begunFold,
    look: async (settled): Promise<DomainEvent[] | Refused> => {
      const [post, into] = [await loadPost(ports, postId), await loadPost(ports, target)]
      const trial = rule(post, into)
      if (isRefused(trial) || post.status === 'missing' || into.status === 'missing') {
        return isRefused(trial) ? trial : refuse('post-not-found')
      }
      if (isUnderWay(lastAbout(settled, String(target)), into)) {
        return refuse('conflict', { message: 'Somebody merges that post into another one right now.' })
      }
      folded = post.version
      const begun = lastAbout(settled, String(postId))
      const isBegun = begun?.into === target && isUnderWay(begun, post)
      return isBegun ? [] : [{ type: 'PostMergeBegun', data: { postId, into: target, version: post.version } }]
    },
  })
  return refused ?? { version: folded }
}
