import fc from 'fast-check'
import { mostSteps, type PostStep, type PostStepsDoc } from '@deals/projector/read-models'
import * as say from '@deals/events/testing'
import { firstTime, postId } from '@deals/events/testing'
import { openSite } from '../testing/open-site.ts'
import { changeSince, type PostChange } from './post-changes.ts'

const hour = 3_600_000
const at = (hours: number) => firstTime + hours * hour
const step = (hours: number, standing: PostStep['standing'], price?: number): PostStep => ({
  at: at(hours),
  standing,
  price,
  shippingCost: null,
  currency: 'USD',
})
const since = at(10)

describe('what became of a post', () => {
  it.each<[what: string, doc: Omit<PostStepsDoc, 'postId'>, change: PostChange | null]>([
    ['it came', { newAt: at(11), steps: [step(11, 'there')] }, { kind: 'new', at: at(11) }],
    ['it came and went', { newAt: at(11), overAt: at(12), steps: [step(11, 'there'), step(12, 'over')] }, null],
    ['it was there before', { newAt: at(1), steps: [step(1, 'there', 9)] }, null],
    [
      'it costs less',
      { newAt: at(1), cheaperAt: at(11), steps: [step(1, 'there', 9), step(11, 'there', 8)] },
      { kind: 'cheaper', at: at(11), paid: { then: 0.09, now: 0.08, withShipping: false } },
    ],
    [
      'it cost less for a while',
      { newAt: at(1), cheaperAt: at(11), steps: [step(1, 'there', 9), step(11, 'there', 8), step(12, 'there', 9)] },
      null,
    ],
    [
      'one pays less with shipping, though its price rose',
      {
        newAt: at(1),
        cheaperAt: at(11),
        steps: [
          { ...step(1, 'there', 9), shippingCost: 5 },
          { ...step(11, 'there', 10), shippingCost: 0 },
        ],
      },
      { kind: 'cheaper', at: at(11), paid: { then: 0.14, now: 0.1, withShipping: true } },
    ],
    [
      'its price fell by what its shipping rose',
      {
        newAt: at(1),
        cheaperAt: at(11),
        steps: [step(1, 'there', 9), step(11, 'there', 8), { ...step(12, 'there', 8), shippingCost: 1 }],
      },
      null,
    ],
    [
      'it is over',
      { newAt: at(1), overAt: at(11), steps: [step(1, 'there'), step(11, 'over')] },
      { kind: 'over', at: at(11) },
    ],
    [
      'it is back, for less',
      {
        newAt: at(1),
        overAt: at(2),
        backAt: at(12),
        cheaperAt: at(11),
        steps: [step(2, 'over', 9), step(12, 'there', 8)],
      },
      { kind: 'back', at: at(12), paid: { then: 0.09, now: 0.08, withShipping: false } },
    ],
    ['it was taken away', { newAt: at(1), steps: [step(1, 'there'), step(11, 'away')] }, null],
    ['nobody was shown it yet', { steps: [step(11, 'away')] }, null],
  ])('since somebody was here: %s', (_what, doc, change) => {
    expect(changeSince({ postId, ...doc }, since)).toEqual(change)
  })
})

/** What may happen to a post in an hour. */
type Hap = { price: number } | 'end' | 'return' | 'remove' | 'restore'
interface Told {
  hours: number
  hap: Hap
}

/** How the post stood and what it cost after some of what happened, told in plain words. */
function standingAfter(happened: readonly Told[]): { isThere: boolean; isOver: boolean; price: number } {
  let [price, status, before] = [100, 'active', 'active']
  for (const { hap } of happened) {
    if (typeof hap === 'object') {
      price = hap.price
    } else if (hap === 'remove' && status !== 'deleted') {
      ;[before, status] = [status, 'deleted']
    } else if (hap === 'restore' && status === 'deleted') {
      status = before
    } else if (hap === 'end' && status === 'active') {
      status = 'expired'
    } else if (hap === 'return' && status === 'expired') {
      status = 'active'
    }
  }
  return { isThere: status === 'active', isOver: status === 'expired', price }
}

function expectedKind(happened: readonly Told[], sinceHours: number): string | null {
  const then = standingAfter(happened.filter(({ hours }) => hours <= sinceHours))
  const now = standingAfter(happened)
  if (sinceHours < 0) {
    return now.isThere ? 'new' : null
  }
  if (now.isThere && !then.isThere) {
    return 'back'
  }
  if (now.isOver) {
    return then.isThere ? 'over' : null
  }
  return now.isThere && now.price < then.price ? 'cheaper' : null
}

/** The events that say so; what cannot happen is not told. */
function eventsOf(happened: readonly Told[]): say.Told[] {
  return happened.flatMap<say.Told>(({ hours, hap }, index) => {
    const before = standingAfter(happened.slice(0, index))
    const isGone = !before.isThere && !before.isOver
    const when = { at: at(hours) }
    if (typeof hap === 'object') {
      return [say.aPostEdit({ changes: { price: hap.price } }, when)]
    }
    const from = before.isThere ? 'active' : 'expired'
    switch (hap) {
      case 'end':
        return before.isThere ? [say.aPostExpiry({}, when)] : []
      case 'return':
        return before.isOver ? [say.aPostRenewal({}, when)] : []
      case 'remove':
        return isGone ? [] : [say.aPostDeletion({ from }, when)]
      case 'restore': {
        const to = standingBefore(happened.slice(0, index))
        return isGone ? [say.aPostRestoration({ to }, when)] : []
      }
    }
  })
}

/** Where a restoration leads: to how it stood before it was removed. */
const standingBefore = (happened: readonly Told[]): 'active' | 'expired' =>
  standingAfter([...happened, { hours: 0, hap: 'restore' }]).isThere ? 'active' : 'expired'

it('is listed as a plain look at its events says, whatever happened', async () => {
  const hap = fc.oneof(
    fc.integer({ min: 1, max: 200 }).map((price): Hap => ({ price })),
    fc.constantFrom<Hap>('end', 'return', 'remove', 'restore'),
  )
  const history = fc
    .array(hap, { maxLength: mostSteps - 2 })
    .map((haps) => haps.map((one, index): Told => ({ hours: index + 1, hap: one })))
  await fc.assert(
    fc.asyncProperty(history, fc.integer({ min: -1, max: mostSteps }), async (happened, sinceHours) => {
      const site = await openSite({ now: at(100) })
      try {
        const read = { from: at(sinceHours), until: at(sinceHours) }
        await site.tell(
          say.aUser({ userId: say.bob, username: 'bob' }),
          say.aPost({ price: 100 }),
          ...eventsOf(happened),
          say.aVisit(read),
        )
        const { body } = await site.ask('/api/visits/since', say.bob)
        const { totals } = body as { totals: Record<string, { count: number }> }
        const listed = Object.entries(totals).flatMap(([kind, { count }]) => (count > 0 ? [kind] : []))
        const expected = expectedKind(happened, sinceHours)
        expect(listed).toEqual(expected === null ? [] : [expected])
      } finally {
        await site.close()
      }
    }),
    { numRuns: 40 },
  )
})
