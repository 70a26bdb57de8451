import { isSignedOutSooner, streamOf, type Position } from '@deals/events'
import { confirmedEmailOf, idleAfter, type Account, type Session, type SignInMethod } from '@deals/accounts'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { loadState } from '../platform/fold.ts'
import { invocationOf } from '../platform/invocation.ts'
import { isRefused, refuse, type Refused } from '../platform/refusal.ts'
import { userFold } from '../users/user.state.ts'
import { deviceIn, knownDevice, rememberOnDevice } from './known-device.ts'

/** From where somebody signs in. */
export interface Visit {
  readonly address: string
  /** Browser and system. */
  readonly label: string
  /** The cookie of the device, from an earlier sign-in. */
  readonly device?: string | undefined
  /** The session that the browser came with, if it has one. */
  readonly session?: string | undefined
}
/** The token of the new session, and what the device is known by from now on. */
export interface OpenedSession {
  readonly token: string
  readonly device: string
  /** Of somebody who had left and is back by this: how far the log had come. */
  readonly backAt?: Position
}

interface Opening {
  readonly visit: Visit
  readonly method: SignInMethod
  /** Of the person's sessions, as it was before they showed who they are. */
  readonly round: number
}

/** Signs a person in who has shown who they are; somebody who had left is back by that. */
export async function openSession(
  context: CommandContext,
  account: Account,
  { visit, method, round }: Opening,
): Promise<OpenedSession | Refused> {
  const { userId } = account
  const user = await loadState(context, streamOf.user(userId), userFold)
  const hadLeft = account.closing !== undefined || user.status === 'closed'
  const backAt = hadLeft ? await reopen(context, userId) : undefined
  if (backAt === null) {
    return refuse('not-signed-in', { message: 'The time to come back is over, and this account is being erased.' })
  }
  const idleMs = user.status !== 'missing' && isSignedOutSooner(user) ? idleAfter.role : idleAfter.member
  const { token, session } = await context.sessions.start(userId, visit.label, { idleMs })
  if ((await context.sessions.round(userId)) !== round) {
    await context.sessions.revoke(userId, session.id)
    return refuse('not-signed-in', {
      message: 'Everybody was signed out of this account just now. Please sign in again.',
    })
  }
  await endOfBefore(context, session, visit.session)
  const { label, address } = visit
  const devices = context.secretFor('devices')
  const device = rememberOnDevice(devices, visit.device, account)
  await context.signIns.note(userId, { label, address, method, outcome: 'signed-in', device: deviceIn(device) })
  if (method !== 'registration' && knownDevice(devices, visit.device, account) === null) {
    await context.accountLetters.tell(userId, { kind: 'new-device', about: label })
  }
  return { token, device, ...(backAt !== undefined && { backAt }) }
}

type Opened = Pick<Session, 'id' | 'userId'>

/** A browser has one session: the one before ends, and whoever else was signed in there is told nothing there any more. */
async function endOfBefore({ sessions, pushDevices }: CommandContext, opened: Opened, token = ''): Promise<void> {
  const before = token === '' ? null : await sessions.find(token)
  if (before === null) {
    return
  }
  const { userId, id } = before
  await sessions.revoke(userId, id)
  await (userId === opened.userId ? pushDevices.move(userId, id, opened.id) : pushDevices.drop(userId, id))
}

/**
 * The account first: the log may hear of it with the next sign-in, while who is noted as gone may be erased. Null once
 * the erasure has begun.
 */
async function reopen(context: CommandContext, userId: string): Promise<Position | undefined | null> {
  const account = await context.accounts.change(userId, ({ closing, ...rest }) =>
    closing?.hasBegun === true ? null : rest,
  )
  if (account === null) {
    return null
  }
  const decided = await decideAndAppend(context, invocationOf({ id: userId, roles: [] }), {
    stream: streamOf.user(userId),
    fold: userFold,
    decide: (state) => (state.status === 'closed' ? [{ type: 'AccountReopened', data: { userId } }] : []),
  })
  const to = confirmedEmailOf(account)
  await (to === null ? undefined : context.accountLetters.tell(userId, { kind: 'account-reopened', to }))
  return isRefused(decided) ? undefined : decided.position
}
