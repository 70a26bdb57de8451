import type { DomainEvent } from '@deals/events'
import type { LogPorts } from '../platform/fold.ts'
import type { Invocation } from '../platform/invocation.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { settleMerge } from '../platform/settle-merge.ts'
import type { PostState } from '../posts/post.state.ts'
import { loadPost } from '../posts/post.stream.ts'

export interface MergeTrial {
  readonly postId: number
  readonly into: number
  /** What a merge of posts as they are comes to. */
  readonly rule: (post: PostState, into: PostState) => readonly DomainEvent[] | Refused
}

/** Settles that a post is folded into another, where that can be. Answers the version that is folded. */
export function beginMerge(
  ports: LogPorts,
  by: Invocation,
  { postId, into: target, rule }: MergeTrial,
): Promise<{ version: number } | Refused> {
  return settleMerge(ports, by, {
    of: 'merges',
    from: String(postId),
    into: String(target),
    begunBy: {
      OwnerUnseated: null,
      PostMergeBegun: ({ data }) => [String(data.postId), { into: String(data.into), version: data.version }],
      StoreMergeBegun: null,
    },
    look: async () => {
      const [post, into] = [await loadPost(ports, postId), await loadPost(ports, target)]
      const trial = rule(post, into)
      if (isRefused(trial) || post.status === 'missing' || into.status === 'missing') {
        return isRefused(trial) ? trial : refuse('post-not-found')
      }
      return { version: post.version, intoVersion: into.version }
    },
    begin: (version) => ({ type: 'PostMergeBegun', data: { postId, into: target, version } }),
    busy: 'Somebody merges that post into another one right now.',
  })
}
