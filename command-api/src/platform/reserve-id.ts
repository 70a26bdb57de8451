import { createHash } from 'node:crypto'
import { streamOf } from '@deals/events'
import { decideAndAppend } from './decide-and-append.ts'
import { loadState, type Fold, type LogPorts } from './fold.ts'
import type { Invocation } from './invocation.ts'
import { isRefused } from './refusal.ts'

const reservation: Fold<string | null> = {
  initial: null,
  evolve: (resultId, event) => (event.type === 'CommandAccepted' ? (resultId ?? event.data.resultId) : resultId),
}

function streamFor(by: Invocation): string {
  return streamOf.idempotency(createHash('sha256').update(`${by.actor.id}\n${by.commandId}`).digest('hex'))
}

/** The id that an earlier giving of this creating command reserved, if any. */
export async function reservedId(ports: LogPorts, by: Invocation): Promise<string | null> {
  return by.key === undefined ? null : loadState(ports, streamFor(by), reservation)
}

/** Notes the id that a creating command is going to use; of two givings at once both get the first one's id. */
export async function reserveId(
  ports: LogPorts,
  by: Invocation,
  { kind, id }: { kind: string; id: string },
): Promise<string> {
  if (by.key === undefined) {
    return id
  }
  const decided = await decideAndAppend(ports, by, {
    stream: streamFor(by),
    fold: reservation,
    decide: (first) => (first === null ? [{ type: 'CommandAccepted', data: { kind, resultId: id } }] : []),
  })
  return isRefused(decided) ? id : (decided.after ?? id)
}
