import { canWriteToMember, mostUnanswered, threadTextLimit, type DomainEvent, type Viewer } from '@deals/events'
import { plainProse } from '../platform/plain-words.ts'
import { isRefused, refuse, refuseField, type Refused } from '../platform/refusal.ts'
import type { ThreadState } from './thread.state.ts'

export interface WriteToMember {
  readonly caller: Pick<Viewer, 'id' | 'roles'>
  readonly userId: string
  readonly postId: number | null
  readonly text: string
}

/** A moderator writes to a member. */
export function writeToMember({ caller, userId, postId, text }: WriteToMember): DomainEvent[] | Refused {
  if (!canWriteToMember(caller, userId)) {
    return refuse('not-allowed', { message: 'Moderators write to other members.' })
  }
  const words = wordsIn(text)
  return isRefused(words) ? words : [{ type: 'ModeratorWrote', data: { userId, aboutPostId: postId, text: words } }]
}

/** A member answers; whom nobody wrote to has the contact page. */
export function answerModerators(
  { userId, text }: { userId: string; text: string },
  { lastModeratorId: answersId, aboutPostId, unanswered }: ThreadState,
): DomainEvent[] | Refused {
  const words = wordsIn(text)
  if (isRefused(words)) {
    return words
  }
  if (answersId === null) {
    return refuse('conflict', { message: 'No moderator wrote to you. The contact page reaches the site.' })
  }
  if (unanswered >= mostUnanswered) {
    return refuse('conflict', { message: `You wrote ${mostUnanswered} times. Please wait for an answer.` })
  }
  return [{ type: 'MemberAnswered', data: { userId, aboutPostId, text: words, answersId } }]
}

function wordsIn(text: string): string | Refused {
  const words = plainProse(text)
  const isFitting = words !== '' && words.length <= threadTextLimit
  return isFitting ? words : refuseField('text', `Write 1 to ${threadTextLimit} characters`)
}
