import type { excludeSystemEvents, AllStreamResolvedEvent } from '@eventstore/db-client'
import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  FORWARDS,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  streamNameFilter,
  UnknownError,
} from '@eventstore/db-client'
import { newUuid } from '@deals/events/platform'
import { freshStream } from '../testing/log-events.ts'
import { parseAddress } from './parse-address.ts'

type Client = EventStoreDBClient
/** Per-call credentials keep the deadline of an append on our side. */
type Credentials = ReturnType<typeof parseAddress>['credentials']

/**
 * What EventStoreDB 23.10 was seen to answer. The stand-in of the tests passes it too, so that what is shown over it
 * holds over the server.
 */
export function describeServer(name: string, start: () => Promise<{ url: string; stop(): Promise<void> }>): void {
  describe(`what the server answers: ${name}`, () => {
    let server: Awaited<ReturnType<typeof start>>
    let client: Client
    let credentials: Credentials
    beforeAll(async () => {
      server = await start()
      const address = parseAddress(server.url)
      credentials = address.credentials
      client = EventStoreDBClient.connectionString(address.url)
    })
    afterAll(async () => {
      await client.dispose()
      await server.stop()
    })

    const write = async (count: number) => {
      const stream = freshStream()
      for (let at = 0; at < count; at += 1) {
        await client.appendToStream(stream, anEvent({ at, text: 'x'.repeat(at * 20) }), { credentials })
      }
      return stream
    }
    const at = (commit: bigint) => ({ commit, prepare: commit })
    const readAll = async (options: Parameters<Client['readAll']>[0]) => {
      const found: AllStreamResolvedEvent[] = []
      for await (const one of client.readAll(options)) {
        found.push(one)
      }
      return found
    }
    /** The commit positions of the last records, the oldest first. */
    const lastPlaces = async (count: number) => {
      const found = await readAll({ direction: BACKWARDS, fromPosition: END, maxCount: count })
      return found.map(placeOf).reverse()
    }

    describe('a read of the whole log', () => {
      it('begins with the record at a position forwards, and with the one before it backwards', async () => {
        await write(3)
        const [first = 0n, second = 0n, third = 0n] = await lastPlaces(3)
        const forwards = await readAll({ direction: FORWARDS, fromPosition: at(second), maxCount: 2 })
        expect(forwards.map(placeOf)).toEqual([second, third])
        const backwards = await readAll({ direction: BACKWARDS, fromPosition: at(second), maxCount: 1 })
        expect(backwards.map(placeOf)).toEqual([first])
      })

      it.each([-100n, -10n, -2n, -1n, 1n, 2n, 10n, 100n])(
        'from %d beside where a record begins is an error in both directions',
        async (beside) => {
          await write(3)
          const places = await lastPlaces(3)
          const place = (places[1] ?? 0n) + beside
          expect(places).not.toContain(place)
          for (const direction of [FORWARDS, BACKWARDS] as const) {
            const reading = readAll({ direction, fromPosition: at(place), maxCount: 1 })
            await expect(reading).rejects.toThrow(/Unexpected ReadAllResult: Error/)
            await expect(reading).rejects.toBeInstanceOf(UnknownError)
          }
        },
      )

      it('from beyond the end is empty', async () => {
        const [last = 0n] = await lastPlaces(1)
        const beyond = at(last + 1_000_000n)
        expect(await readAll({ direction: FORWARDS, fromPosition: beyond, maxCount: 1 })).toEqual([])
      })

      it('gives everything, whatever the filter: the client drops it without a word', async () => {
        const stream = await write(1)
        const filter = streamNameFilter({ prefixes: [stream] })
        const options = { direction: BACKWARDS, fromPosition: END, maxCount: 100, filter } as const
        const streams = new Set((await readAll(options)).map(({ event }) => event?.streamId))
        expect(streams.size).toBeGreaterThan(1)
      })

      it('shows commit and prepare as one number, uneven ones some hundred apart', async () => {
        await write(5)
        const found = await readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 5 })
        expect(found.every(({ event }) => event?.position.commit === event?.position.prepare)).toBe(true)
        const places = found.map(placeOf).reverse()
        const gaps = places.slice(1).map((place, index) => Number(place - (places[index] ?? 0n)))
        expect(gaps.every((gap) => gap >= 100 && gap <= 1_000)).toBe(true)
        expect(new Set(gaps).size).toBeGreaterThan(1)
      })
    })

    describe('a subscription', () => {
      const follow = async (from: bigint, options: { filter?: ReturnType<typeof excludeSystemEvents> } = {}) => {
        const subscription = client.subscribeToAll({ fromPosition: at(from), ...options })
        try {
          for await (const one of subscription) {
            return placeOf(one)
          }
          return undefined
        } finally {
          await subscription.unsubscribe().catch(() => undefined)
          subscription.destroy()
        }
      }

      it('begins behind the record at a position', async () => {
        await write(2)
        const [first = 0n, second = 0n] = await lastPlaces(2)
        expect(await follow(first)).toBe(second)
      })

      it('from beside where a record begins is an error', async () => {
        await write(2)
        const [first = 0n] = await lastPlaces(2)
        await expect(follow(first + 1n)).rejects.toThrow(/Exception was thrown by handler/)
      })

      it('with a filter tells how far it has looked while nothing matches', async () => {
        const [last = 0n] = await lastPlaces(1)
        await write(70)
        let told = 0
        await new Promise<void>((resolve, reject) => {
          const filter = streamNameFilter({
            prefixes: ['nobody-writes-this-'],
            checkpointInterval: 1,
            async checkpointReached() {
              told += 1
              if (told === 2) {
                resolve()
              }
            },
          })
          const subscription = client.subscribeToAll({ fromPosition: at(last), filter })
          subscription.on('error', reject)
          subscription.on('data', () => reject(new Error('something matched')))
          ended.push(() => subscription.unsubscribe())
        })
        expect(told).toBeGreaterThanOrEqual(2)
      })
      const ended: (() => Promise<unknown>)[] = []
      afterAll(() => Promise.all(ended.map((end) => end().catch(() => undefined))))
    })

    describe('an append', () => {
      const append = (stream: string, events: readonly ReturnType<typeof anEvent>[], deadline = 5_000) =>
        client.appendToStream(stream, [...events], { expectedRevision: NO_STREAM, credentials, deadline })

      it('given again gets the first answer, with the first position', async () => {
        const [stream, events] = [freshStream(), [anEvent({}), anEvent({})]]
        const first = await append(stream, events)
        await write(1)
        expect(await append(stream, events)).toEqual(first)
      })

      it('given eight times at once is answered once; the others hear after two seconds that it was aborted', async () => {
        const [stream, events] = [freshStream(), [anEvent({}), anEvent({})]]
        const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => append(stream, events)))
        const refused = outcomes.filter((one) => one.status === 'rejected').map(({ reason }) => String(reason))
        expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
        expect(refused.length).toBeGreaterThan(0)
        expect(refused.every((reason) => /Commit phase timeout|Deadline/i.test(reason))).toBe(true)
        const written: unknown[] = []
        for await (const one of client.readStream(stream)) {
          written.push(one)
        }
        expect(written).toHaveLength(2)
      })

      it('of more than a mebibyte is refused', async () => {
        const large = append(freshStream(), [anEvent({ text: 'x'.repeat(1_048_577) })])
        await expect(large).rejects.toBeInstanceOf(MaxAppendSizeExceededError)
      })
    })
  })
}

const placeOf = ({ event }: AllStreamResolvedEvent): bigint => event?.position.commit ?? 0n

const anEvent = (data: Record<string, string | number>) =>
  jsonEvent({ id: newUuid(), type: 'SomethingSeen', data, metadata: { by: 'a test' } })
