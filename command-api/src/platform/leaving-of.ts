import { numberOf, type CallTerms } from '@deals/events'
import { refusalAs, type Leaving } from '@deals/process/http'
import type { Outcome } from './outcome.ts'
import { isRefused } from './refusal.ts'

/** What came of a command, as it leaves. */
export function leavingOf(
  { speaks = 'json', creates }: Pick<CallTerms, 'speaks' | 'creates'>,
  outcome: Outcome,
): Leaving {
  if (isRefused(outcome)) {
    return refusalAs(outcome, speaks)
  }
  const { answer, position } = outcome
  return {
    status: creates === true ? 201 : 200,
    ...(position !== undefined && { headers: { 'x-position': String(numberOf(position)) } }),
    type: 'application/json',
    text: JSON.stringify(answer),
  }
}
