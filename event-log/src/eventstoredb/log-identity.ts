import {
  ANY,
  BACKWARDS,
  END,
  jsonEvent,
  type AllStreamResolvedEvent,
  type JSONEventType,
  type ResolvedEvent,
} from '@eventstore/db-client'
import { isUuid, newUuid } from '@deals/events/platform'
import { StoreProblem } from '@deals/storage'
import type { Clients } from './clients.ts'
import { writtenTo } from './event-mark.ts'
import { readWhole, type Watched } from './listen-to-reading.ts'
import { appendError, isNoStream, readError } from './store-errors.ts'

/** It carries no mark of ours, so that nobody meets it among the events. */
const stream = 'log-identity'
const type = 'LogIdentified'
type LogIdentified = JSONEventType<typeof type, { identity: string }>

const mostRecords = 100
/** A lost identity is found again on the latest events. */
const latestLooked = 1_000

/** The identity that the log holds; one is made for a log that holds none. The first one that was written counts. */
export async function keptIdentity(clients: Clients, watch: Watched): Promise<string> {
  const known = await storedIdentity(clients, watch)
  if (known !== undefined) {
    return known
  }
  await write(clients, (await identityOnEvents(clients, watch)) ?? newUuid(), watch)
  const kept = await storedIdentity(clients, watch)
  if (kept === undefined) {
    throw new StoreProblem(`The event log does not keep what is written to its stream ${stream}.`)
  }
  return kept
}

async function storedIdentity({ read }: Clients, watch: Watched): Promise<string | undefined> {
  const found: string[] = []
  const take = ({ event }: ResolvedEvent) => {
    const identity = event?.type === type ? identityIn(event.data) : undefined
    found.push(...(identity === undefined ? [] : [identity]))
  }
  try {
    await readWhole(read.readStream(stream, { maxCount: mostRecords, requiresLeader: true }), { ...watch, take })
  } catch (error) {
    if (!isNoStream(error)) {
      throw readError(error)
    }
  }
  return found[0]
}

function identityIn(data: unknown): string | undefined {
  const isRecord = typeof data === 'object' && data !== null && 'identity' in data
  return isRecord && typeof data.identity === 'string' && isUuid(data.identity) ? data.identity : undefined
}

async function identityOnEvents({ read }: Clients, watch: Watched): Promise<string | undefined> {
  const found: string[] = []
  const take = ({ event }: AllStreamResolvedEvent) => {
    const identity = event && writtenTo(event)
    found.push(...(identity === undefined ? [] : [identity]))
  }
  const wanted = { direction: BACKWARDS, fromPosition: END, maxCount: latestLooked, requiresLeader: true } as const
  await readWhole(read.readAll(wanted), { ...watch, take }).catch((error: unknown) => {
    throw readError(error)
  })
  return found[0]
}

async function write({ append, credentials }: Clients, identity: string, { withinMs }: Watched): Promise<void> {
  const event = jsonEvent<LogIdentified>({ type, data: { identity } })
  try {
    const deadline = withinMs
    await append.appendToStream(stream, event, { expectedRevision: ANY, credentials, requiresLeader: true, deadline })
  } catch (error) {
    throw appendError(error)
  }
}
