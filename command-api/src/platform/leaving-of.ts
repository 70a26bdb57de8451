import { numberOf, type CallTerms } from '@deals/events'
import { refusalAs, type Leaving } from '@deals/process/http'
import { sessionCookieHeader } from './cookies.ts'
import type { Outcome } from './outcome.ts'
import { isRefused } from './refusal.ts'

/** What came of a command, as it leaves. */
export function leavingOf(
  { speaks = 'json', creates }: Pick<CallTerms, 'speaks' | 'creates'>,
  outcome: Outcome,
  publicUrl: string,
): Leaving {
  if (isRefused(outcome)) {
    return refusalAs(outcome, speaks)
  }
  const { answer, position, session } = outcome
  return {
    status: creates === true ? 201 : 200,
    headers: {
      ...(position !== undefined && { 'x-position': String(numberOf(position)) }),
      ...(session !== undefined && { 'set-cookie': sessionCookieHeader(session, publicUrl) }),
    },
    type: 'application/json',
    text: JSON.stringify(answer),
  }
}
