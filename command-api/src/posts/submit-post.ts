import {
  postFormTexts,
  postLimits,
  type DomainEvent,
  type PostFields,
  type PostType,
  type SimilarPost,
} from '@deals/events'
import type { Caller } from '../platform/invocation.ts'
import { refuse, refuseField, type Refused } from '../platform/refusal.ts'
import { isHard, judgeDuplicates, toDuplicateView, type Duplicate } from './judge-duplicates.ts'
import type { PostState } from './post.state.ts'

export interface SubmitPost {
  readonly caller: Caller
  readonly postId: number
  readonly type: PostType
  readonly fields: PostFields
  readonly duplicateOverride: string | null
  /** Posts that might be about the same thing. */
  readonly similar: readonly SimilarPost[]
  readonly now: number
}

/** A post goes to the automatic review first; duplicates stay out, unless a soft one is explained. */
export function submitPost(command: SubmitPost, state: PostState): DomainEvent[] | Refused {
  const { caller, postId, type, fields, duplicateOverride } = command
  const { min, max } = postLimits.duplicateOverride
  if (duplicateOverride !== null && (duplicateOverride.length < min || duplicateOverride.length > max)) {
    return refuseField('duplicateOverride', postFormTexts.duplicateOverride)
  }
  if (caller.restricts.includes('post')) {
    return refuse('suspended', { message: 'You may not post for now.' })
  }
  if (state.status !== 'missing') {
    return refuse('conflict', { message: 'This number is taken.' })
  }
  const duplicates = judgeDuplicates({ ...fields, now: command.now }, command.similar)
  if (duplicates.some(isHard) || (duplicates.length > 0 && duplicateOverride === null)) {
    return refuseDuplicates(duplicates)
  }
  const override = duplicates.length > 0 ? duplicateOverride : null
  const data = {
    ...fields,
    postId,
    type,
    authorId: caller.id,
    status: 'ai-review',
    duplicateOverride: override,
  } as const
  return [{ type: 'PostSubmitted', data }]
}

function refuseDuplicates(duplicates: readonly Duplicate[]): Refused {
  const message = duplicates.some(isHard)
    ? 'This deal has been posted already.'
    : 'This looks like a deal that has been posted already. Say why it is not.'
  return refuse('duplicate', { message, details: { duplicates: duplicates.map(toDuplicateView) } })
}
