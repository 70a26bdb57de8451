import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Account } from '@deals/accounts'
import type { CommandContext } from '../context.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import { addressClaim, tooOften } from '../platform/write-limits.ts'
import { openSession, type OpenedSession, type Visit } from './open-session.ts'

/** The cookie of somebody whose password was right and whose code is asked for. */
export const halfwayCookie = 'half-signed-in'
export const halfwaySeconds = 600

/** Says whose password was right, and until when that counts; it ends with the password, and with all sessions. */
export function halfwayToken(context: CommandContext, account: Account, round: number): string {
  const until = String(context.clock.now() + halfwaySeconds * 1000)
  return [account.userId, until, markOf(context, account, { until, round })].join('.')
}

function markOf(
  { secretFor }: CommandContext,
  { userId, passwordHash }: Account,
  { until, round }: { until: string; round: number },
): string {
  return createHmac('sha256', secretFor('second step'))
    .update([userId, until, passwordHash, round].join('\n'))
    .digest('base64url')
}

/** Somebody whose password was right, and the round of their sessions at that moment. */
export interface HalfwayIn {
  readonly account: Account
  readonly round: number
}

/** Whose second step this is; null for what this site never gave, and when it took too long. */
export async function halfwayAccount(context: CommandContext, token: string | undefined): Promise<HalfwayIn | null> {
  const [userId = '', until = '', mark = ''] = (token ?? '').split('.')
  const round = await context.sessions.round(userId)
  const account = await context.accounts.byId(userId)
  if (account === null || !(Number(until) > context.clock.now())) {
    return null
  }
  const [given, wanted] = [Buffer.from(mark), Buffer.from(markOf(context, account, { until, round }))]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? { account, round } : null
}

/** The second step by a code of the authenticator, or by one of the recovery codes. */
export async function secondStep(
  context: CommandContext,
  { account, round }: HalfwayIn,
  { code, visit }: { code: string; visit: Visit },
): Promise<OpenedSession | Refused> {
  const { userId } = account
  const taken = await context.limits.take([addressClaim('code', userId)])
  if (!taken.isFree) {
    return tooOften(taken)
  }
  const method = await context.factors.useCode(userId, code)
  if (method === null) {
    const { label, address } = visit
    await context.signIns.note(userId, { label, address, method: 'code', outcome: 'refused' })
    return refuse('not-signed-in', { message: 'This code is not right.' })
  }
  await taken.giveBack()
  if (method === 'recovery-code') {
    const about = String(await context.factors.codes.left(userId))
    await context.accountLetters.tell(userId, { kind: 'recovery-code-used', about })
  }
  return openSession(context, account, { visit, method, round })
}
