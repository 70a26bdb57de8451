import { canSanctionMember, type DomainEvent, type SuspensionForm, type Viewer } from '@deals/events'
import { refuse, refuseField, type Refused } from '../platform/refusal.ts'
import type { UserState } from './user.state.ts'

export interface SuspendUser {
  readonly caller: Pick<Viewer, 'id' | 'roles'>
  readonly form: SuspensionForm
  readonly now: number
}

/** A moderator keeps a member from voting, posting or commenting for a time; no end means: let them again. */
export function suspendUser(command: SuspendUser, state: UserState): DomainEvent[] | Refused {
  const { caller, form, now } = command
  const until = form.until === null ? null : Date.parse(form.until)
  const wrong = until === null ? null : refuseTerms(form, until, now)
  if (wrong !== null) {
    return wrong
  }
  if (state.status !== 'active') {
    return refuse('user-not-found')
  }
  if (!canSanctionMember(caller, state)) {
    return refuse('not-allowed', { message: 'You may not suspend this member.' })
  }
  const { userId } = state
  if (until === null) {
    const reason = form.reason === '' ? null : (form.reason ?? null)
    return state.suspension === null ? [] : [{ type: 'UserReinstated', data: { userId, reason } }]
  }
  const restricts = [...new Set(form.restricts)]
  return [
    { type: 'UserSuspended', data: { userId, until, restricts, reasonCode: 'moderator', reason: form.reason ?? null } },
  ]
}

function refuseTerms({ restricts, reason }: SuspendUser['form'], until: number, now: number): Refused | null {
  if (until <= now) {
    return refuseField('until', 'The end must be in the future')
  }
  if (restricts.length === 0) {
    return refuseField('restricts', 'Choose vote, post or comment')
  }
  return (reason ?? '') === '' ? refuseField('reason', 'Give a reason') : null
}
