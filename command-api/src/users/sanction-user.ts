import {
  dayMs,
  canSanction,
  canSanctionMember,
  sanctionReasonLimit,
  type DomainEvent,
  type SanctionRequest,
  type Viewer,
} from '@deals/events'
import { refuse, refuseField, type Refused } from '../platform/refusal.ts'
import type { ExistingUser, UserState } from './user.state.ts'

export interface SanctionUser {
  readonly caller: Pick<Viewer, 'id' | 'roles'>
  readonly form: SanctionRequest
  readonly now: number
}

/** A moderator notes something about a member, warns them, keeps them from something, or lets them again. */
export function sanctionUser({ caller, form, now }: SanctionUser, state: UserState): DomainEvent[] | Refused {
  if (!canSanction(caller)) {
    return refuse('not-allowed', { message: 'Only moderators decide about members.' })
  }
  if (state.status !== 'active') {
    return refuse('user-not-found')
  }
  if (!canSanctionMember(caller, state)) {
    return refuse('not-allowed', { message: 'You may not decide about this member.' })
  }
  const reason = (form.reason ?? '').trim()
  const refusal = refuseWords(form, reason)
  return refusal ?? eventsOf({ form, reason, now }, state)
}

function refuseWords({ kind, restricts = [], days }: SanctionRequest, reason: string): Refused | null {
  const isMissing = reason === '' && kind !== 'lift'
  if (isMissing || reason.length > sanctionReasonLimit) {
    return refuseField('reason', `Give a reason of 1 to ${sanctionReasonLimit} characters`)
  }
  if (kind === 'restrict' && restricts.length === 0) {
    return refuseField('restricts', 'Choose vote, post or comment')
  }
  return kind === 'restrict' && days === undefined ? refuseField('days', 'Choose for how long') : null
}

interface Words {
  readonly form: SanctionRequest
  readonly reason: string
  readonly now: number
}

function eventsOf({ form, reason, now }: Words, { userId, suspension }: ExistingUser): DomainEvent[] {
  switch (form.kind) {
    case 'note':
      return [{ type: 'UserNoted', data: { userId, note: reason } }]
    case 'warn':
      return [{ type: 'UserWarned', data: { userId, reason } }]
    case 'restrict': {
      const until = form.days === null || form.days === undefined ? null : now + form.days * dayMs
      const restricts = [...new Set(form.restricts)]
      return [{ type: 'UserSuspended', data: { userId, until, restricts, reasonCode: 'moderator', reason } }]
    }
    case 'lift':
      return suspension === null
        ? []
        : [{ type: 'UserReinstated', data: { userId, reason: reason === '' ? null : reason } }]
  }
}
