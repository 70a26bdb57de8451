import type { Accounts } from '@deals/accounts'
import { counted } from '@deals/events'
import type { Clock } from './fold.ts'
import { isRefused, refuse, type Refused } from './refusal.ts'

/** What somebody decided, by whom and when. */
export interface Decision {
  readonly word: string
  /** Null for the site itself. */
  readonly byId: string | null
  readonly at: number
}

interface DecidedAlready extends Refused {
  readonly decision: Decision
}

/** A rule knows who was first by id alone; `tellWho` puts the name in. */
export function refuseDecided({ word, byId, at }: Decision): DecidedAlready {
  const message = `Someone else already decided this: ${word}.`
  return { ...refuse('decided', { message }), decision: { word, byId, at } }
}

const isDecidedAlready = (refused: Refused): refused is DecidedAlready => 'decision' in refused

interface Ports {
  readonly accounts: Pick<Accounts, 'byId'>
  readonly clock: Clock
}

/** Who is late reads what the other decided, who that was and how long ago. */
export async function tellWho<T extends object>(
  { accounts, clock }: Ports,
  callerId: string,
  outcome: T | Refused,
): Promise<T | Refused> {
  if (!isRefused(outcome) || !isDecidedAlready(outcome)) {
    return outcome
  }
  const { word, byId, at } = outcome.decision
  const details = { decision: word, at: new Date(at).toISOString() }
  const ago = agoWords(clock.now() - at)
  if (byId === callerId) {
    return refuse('decided', { message: `You already decided this: ${word}, ${ago}.`, details })
  }
  const by = byId === null ? 'the site' : ((await accounts.byId(byId))?.username ?? 'somebody who left')
  const message = `Someone else already decided this: ${word} by ${by}, ${ago}.`
  return refuse('decided', { message, details: { ...details, by } })
}

const minute = 60_000
const steps = [
  ['day', 1_440 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

function agoWords(ms: number): string {
  const [name, length] = steps.find(([, one]) => ms >= one) ?? ['moment', Infinity]
  const count = Math.floor(ms / length)
  return count === 0 ? 'a moment ago' : `${counted(count, name)} ago`
}
