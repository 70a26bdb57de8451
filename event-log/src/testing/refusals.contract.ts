import { Invalid, type NewEvent } from '../event-log.ts'
import { aMeta, anEvent, freshStream, someEvents } from './log-events.ts'
import type { Subject } from './subject.contract.ts'

const cycle: Record<string, unknown> = {}
cycle['self'] = cycle

/** Payloads that the types already refuse, as code that was not checked may still send them. */
function withData(data: unknown): NewEvent[] {
  return [{ ...anEvent(), data: data as NewEvent['data'] }]
}

const refusedEvents: readonly [what: string, events: NewEvent[]][] = [
  ['no event', []],
  ['101 events', someEvents(101)],
  [
    'the same id twice',
    [
      anEvent({}, { id: '0b8f5a3e-0000-4000-8000-000000000001' }),
      anEvent({}, { id: '0b8f5a3e-0000-4000-8000-000000000001' }),
    ],
  ],
  ['an event of more than 256 KiB', [anEvent({ text: 'x'.repeat(256 * 1024) })]],
  ['an event of more than 256 KiB of two-byte letters', [anEvent({ text: 'é'.repeat(130 * 1024) })]],
  ['more than 1,000,000 bytes', Array.from({ length: 5 }, () => anEvent({ text: 'x'.repeat(200_000) }))],
  ['large metadata', [anEvent({}, { meta: aMeta({ keys: ['x'.repeat(256 * 1024)] }) })]],
  ['a BigInt', withData({ price: 5n })],
  ['undefined', withData({ price: undefined })],
  ['undefined in a list', withData({ prices: [1, undefined] })],
  ['NaN', withData({ price: NaN })],
  ['infinity', withData({ price: -Infinity })],
  ['a date', withData({ at: new Date(0) })],
  ['a function', withData({ toJSON: () => 'x' })],
  ['a map', withData({ prices: new Map() })],
  ['a value that holds itself', withData(cycle)],
  ['a list as payload', withData([1])],
  ['null as payload', withData(null)],
  ['a type in lower case', [anEvent({}, { type: 'voteCast' })]],
  ['a type with a digit', [anEvent({}, { type: 'VoteCast2' })]],
  ['a type with a $', [anEvent({}, { type: '$VoteCast' })]],
  ['no type', [anEvent({}, { type: '' })]],
  ['an id that is no uuid', [anEvent({}, { id: '1' })]],
  ['an id in upper case', [anEvent({}, { id: '0B8F5A3E-0000-4000-8000-000000000001' })]],
]

const refusedStreams = ['', 'post', 'post-', '-1', 'Post-1', '$post-1', 'post-1 2', 'post-é', `post-${'1'.repeat(121)}`]

export function describeRefusals({ log }: Subject): void {
  describe('an append that no store may hold', () => {
    it.each(refusedEvents)('with %s is refused', async (_what, events) => {
      const stream = freshStream()
      await expect(log().append(stream, events, { expected: 'none' })).rejects.toBeInstanceOf(Invalid)
      expect((await log().readStream(stream)).exists).toBe(false)
    })

    it.each(refusedStreams)('to a stream named %j is refused', async (stream) => {
      await expect(log().append(stream, [anEvent()], { expected: 'any' })).rejects.toBeInstanceOf(Invalid)
      await expect(log().readStream(stream)).rejects.toBeInstanceOf(Invalid)
    })

    it.each([-1, 0.5, NaN, 2 ** 53])('with revision %d expected is refused', async (expected) => {
      await expect(log().append(freshStream(), [anEvent()], { expected })).rejects.toBeInstanceOf(Invalid)
    })
  })
}
