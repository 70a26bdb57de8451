import fc from 'fast-check'
import { beforeFirst, positionFrom } from '@deals/events'
import { everyPartition, keyIn, partitionOf, runsOf, views, type LogEvent } from '@deals/event-log'
import { parseRecord } from '@deals/event-log/kafka'
import { aMeta } from '@deals/event-log/testing'
import { chainsFrom, partsOf, planSend } from './plan-send.ts'

interface Happening {
  type: string
  data: LogEvent['data']
  stream: string
}
const event = (position: number, happening: Happening): LogEvent => ({
  ...happening,
  id: `e${position}`,
  position: positionFrom(position),
  revision: 0,
  at: position,
  meta: aMeta(),
})
const few = fc.nat({ max: 9 })
const anyHappening: fc.Arbitrary<Happening> = fc.oneof(
  few.map((postId) => ({
    type: 'VoteCast',
    stream: `vote-${postId}_bob`,
    data: { postId, userId: 'bob', authorId: `a${postId}` },
  })),
  few.map((postId) => ({ type: 'PostEdited', stream: `post-${postId}`, data: { postId, changes: {} } })),
  few.map((user) => ({
    type: 'PostBookmarked',
    stream: `bookmark-u${user}_1`,
    data: { postId: 1, userId: `u${user}` },
  })),
  fc.constant({ type: 'UserErased', stream: 'user-bob', data: { userId: 'bob', requestId: 'r' } }),
  fc.constant({ type: 'UsernameClaimed', stream: 'username-bob', data: { userId: 'bob' } }),
)
/** A log whose positions have gaps, as some stores leave them. */
const anyLog = fc.array(fc.tuple(anyHappening, fc.integer({ min: 1, max: 5 })), { maxLength: 40 }).map((entries) => {
  let position = 0
  return entries.map(([happening, step]) => event((position += step), happening))
})
const anyRun = fc.record({
  count: fc.integer({ min: 1, max: 6 }),
  steps: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 10 }),
  restarts: fc.uniqueArray(fc.integer({ min: 2, max: 9 })),
})

/** Sends a log in batches, beginning again at some places from where a checkpoint was kept. */
function sent(log: readonly LogEvent[], count: number, { steps, restarts }: { steps: number[]; restarts: number[] }) {
  const carried = new Map<string, Parameters<typeof runsOf>[0][number][]>()
  let state = { at: 0, previous: chainsFrom(beforeFirst, count) }
  const kept = [state]
  for (let round = 0; state.at < log.length; round += 1) {
    const size = steps[round % steps.length] ?? 1
    const events = log.slice(state.at, state.at + size)
    const plan = planSend(
      [...partsOf({ events, upTo: events.at(-1)?.position ?? beforeFirst })][0] ?? { events: [], upTo: beforeFirst },
      state.previous,
    )
    for (const view of views) {
      for (const message of plan.messages[view]) {
        const key = `${view} ${message.partition ?? -1}`
        carried.set(key, [...(carried.get(key) ?? []), ...[parseRecord(message)].filter((one) => one !== null)])
      }
    }
    state = { at: state.at + events.length, previous: plan.previous }
    kept.push(state)
    const isRestart = restarts.includes(round)
    state = isRestart ? (kept[Math.max(0, kept.length - 3)] ?? state) : state
  }
  return carried
}

describe('what the relay sends', () => {
  it('is for each partition its events, once and in order, in one chain, however batches fall and relays restart', () => {
    fc.assert(
      fc.property(anyLog, anyRun, (log, { count, ...run }) => {
        const carried = sent(log, count, run)
        for (const view of views) {
          for (let partition = 0; partition < count && log.length > 0; partition += 1) {
            const mine = log.filter((one) => {
              const key = keyIn(view, one)
              return key === everyPartition || (key !== null && partitionOf(key, count) === partition)
            })
            const head = log.at(-1)?.position
            expect(runsOf(carried.get(`${view} ${partition}`) ?? [])).toEqual([{ after: 0, upTo: head, events: mine }])
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('says with every part to every partition how far it is', () => {
    const { messages } = planSend({ events: [], upTo: positionFrom(12) }, chainsFrom(positionFrom(9), 3))
    for (const view of views) {
      expect(messages[view].map(parseRecord)).toEqual([0, 1, 2].map(() => ({ position: 12, previous: 9, event: null })))
    }
  })

  it('is cut into parts that a broker takes', () => {
    const large = (position: number) =>
      event(position, { type: 'PostEdited', stream: 'post-1', data: { postId: 1, text: 'x'.repeat(250_000) } })
    const parts = [...partsOf({ events: [1, 2, 3, 4, 5].map(large), upTo: positionFrom(9) })]
    expect(parts.map(({ events, upTo }) => [events.length, upTo])).toEqual([
      [2, 2],
      [2, 4],
      [1, 9],
    ])
  })
})
