import { EventStoreDBClient, jsonEvent, NO_STREAM, START, type AllStreamResolvedEvent } from '@eventstore/db-client'
import { newUuid } from '@deals/events/platform'
import { voteEvent } from '../vote-events.ts'
import { costOf, type Cost } from './cost.ts'
import { withWriters } from './with-writers.ts'

/** Appends of one vote each by the client alone, in the cheapest way that it has. */
export async function bareAppends(url: string, { count, writers }: { count: number; writers: number }): Promise<Cost> {
  const client = EventStoreDBClient.connectionString(url)
  const prefix = `bare${newUuid().slice(0, 8)}`
  const append = async (at: number) => {
    const { stream, event } = voteEvent(at, 0)
    const { id, type, data, meta } = event
    // The client takes objects of its own making only.
    const made = jsonEvent({ id, type, data: { ...data }, metadata: { attempt: id, meta: { ...meta } } })
    await client.appendToStream(`${prefix}${stream}`, made, { expectedRevision: NO_STREAM })
  }
  try {
    return await costOf(count, () => withWriters({ count, writers }, append))
  } finally {
    await client.dispose()
  }
}

/** Reading by the client alone, in the fastest way that it has: it tells of each event as it comes. */
export async function bareSubscription(url: string, count: number): Promise<Cost> {
  const client = EventStoreDBClient.connectionString(url)
  const subscription = client.subscribeToAll({ fromPosition: START })
  try {
    return await costOf(count, async () => {
      let seen = 0
      await new Promise<void>((resolve, reject) => {
        const take = ({ event }: AllStreamResolvedEvent) => {
          seen += event?.type.startsWith('$') === false ? 1 : 0
          if (seen === count) {
            resolve()
          }
        }
        subscription.on('data', take).on('error', reject)
      })
    })
  } finally {
    await subscription.unsubscribe()
    subscription.destroy()
    await client.dispose()
  }
}
