import {
  dayMs,
  appealDays,
  appealLength,
  canModerate,
  feedbackMaxLength,
  type AppealAnswerRequest,
  type DomainEvent,
  type Viewer,
} from '@deals/events'
import { refuseDecided } from '../platform/decided-already.ts'
import { plainProse } from '../platform/plain-words.ts'
import { refuse, refuseField, type Refused } from '../platform/refusal.ts'
import type { AppealState } from './appeal.state.ts'

/** What somebody appeals: an event, and who made it. */
export interface Appealed {
  readonly decisionId: string
  readonly about: 'post' | 'sanction'
  readonly aboutPost: number | null
  readonly decidedById: string
  readonly decidedAt: number
}
export interface AppealDecision {
  readonly caller: Viewer
  readonly text: string
  readonly now: number
  readonly appealed: Appealed
}

/** A member asks that somebody else looks at a decision: once for each, while it is not long ago. */
export function appealDecision(
  { caller, text, now, appealed }: AppealDecision,
  state: AppealState,
): DomainEvent[] | Refused {
  const words = plainProse(text)
  if (words.length < appealLength.min || words.length > appealLength.max) {
    return refuseField('text', `Say in ${appealLength.min} to ${appealLength.max} characters why this was wrong`)
  }
  if (state.status !== 'missing') {
    return refuse('conflict', { message: 'You have appealed this already.' })
  }
  if (now - appealed.decidedAt > appealDays * dayMs) {
    return refuse('conflict', { message: `A decision can be appealed for ${appealDays} days.` })
  }
  return [{ type: 'AppealOpened', data: { ...appealed, userId: caller.id, text: words } }]
}

export interface DecideAppeal extends AppealAnswerRequest {
  readonly caller: Viewer
  readonly decisionId: string
}

/** A moderator who neither appeals nor made the decision says whether it stands. */
export function decideAppeal(
  { caller, decisionId, outcome, answer }: DecideAppeal,
  state: AppealState,
): DomainEvent[] | Refused {
  if (!canModerate(caller)) {
    return refuse('not-allowed', { message: 'Only moderators decide about appeals.' })
  }
  if (state.status === 'missing') {
    return refuse('appeal-not-found')
  }
  const { userId, decidedById, decided } = state
  if (userId === caller.id) {
    return refuse('not-allowed', { message: 'You cannot decide about your own appeal.' })
  }
  if (decidedById === caller.id) {
    return refuse('not-allowed', { message: 'You made this decision, so somebody else decides about the appeal.' })
  }
  if (decided !== null) {
    // Who says the same again goes on where the first time broke off.
    return decided.byId === caller.id && decided.outcome === outcome ? [] : refuseDecided(decided)
  }
  const words = answer.trim()
  if (words === '' || words.length > feedbackMaxLength) {
    return refuseField('answer', `Tell the member why, in 1 to ${feedbackMaxLength} characters`)
  }
  return [{ type: 'AppealDecided', data: { decisionId, userId, outcome, answer: words } }]
}
