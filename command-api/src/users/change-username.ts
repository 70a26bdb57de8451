import {
  canChangeUsername,
  formerNameKeptMs,
  nameChangeWords,
  nextNameChange,
  usernameKeyOf,
  writtenDay,
  type DomainEvent,
} from '@deals/events'
import type { Caller } from '../platform/invocation.ts'
import { busyMs } from '../platform/places.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import { nameChangedAt, type UserState } from './user.state.ts'

export interface ChangeUsername {
  readonly caller: Pick<Caller, 'restricts'>
  readonly username: string
  readonly now: number
  /** When the name was claimed for them (ms). */
  readonly claimedAt: number
}

/** Long before somebody else may take a name that was claimed and never written, it is not written any more. */
const writtenWithinMs = busyMs / 3

/** A member takes another name, once in a year; the one before stays theirs for a while. */
export function changeUsername(
  { caller, username, now, claimedAt }: ChangeUsername,
  state: UserState,
): DomainEvent[] | Refused {
  if (state.status !== 'active') {
    return refuse('user-not-found')
  }
  if (!canChangeUsername(caller)) {
    return refuse('suspended', { message: 'You may not change your username for now.' })
  }
  if (username === state.username) {
    return []
  }
  const from = nextNameChange(nameChangedAt(state))
  if (from !== null && now < from) {
    const message = nameChangeWords(writtenDay(from))
    return refuse('conflict', { message, fields: { username: message } })
  }
  if (now - claimedAt > writtenWithinMs) {
    return refuse('busy')
  }
  const isSameName = usernameKeyOf(username) === usernameKeyOf(state.username)
  const formerUntil = isSameName ? null : now + formerNameKeptMs
  return [{ type: 'UsernameChanged', data: { userId: state.userId, username, formerUntil } }]
}
