import fc from 'fast-check'
import {
  digestDayAt,
  digestGoneOut,
  digestPeriod,
  digestsReachBack,
  digestSlotOf,
  digestTimeOf,
  dueDigest,
  pastDigestSlots,
  readDigestSlot,
  type DigestSlot,
  type PastDigestSlot,
} from './digest-slots.ts'
import { digestTimes } from './notices.vocabulary.ts'
import { localTimeAt } from './notice-times.ts'

const hour = 3_600_000
const day = 24 * hour
const at = (text: string) => Date.parse(text)
const iso = (time: number) => new Date(time).toISOString()

const slot = (over: Partial<DigestSlot> = {}): DigestSlot => ({
  digest: 'daily',
  digestTime: 'morning',
  timeZone: 'America/Toronto',
  ...over,
})
const textOf = ({ digest, digestTime, timeZone }: DigestSlot) => `${digest} ${digestTime} ${timeZone}`

describe('the slot of a digest', () => {
  it('is read as it was written', () => {
    const chosen = { ...slot(), inApp: {}, email: {}, push: {}, quietHours: null, alertsPaused: false }
    expect(readDigestSlot(digestSlotOf(chosen) ?? '')).toEqual(slot())
    expect(digestSlotOf({ ...chosen, digest: 'off' })).toBeUndefined()
  })

  it.each(['', 'off morning UTC', 'daily midnight UTC', 'daily morning'])('is not %j', (text) => {
    expect(readDigestSlot(text)).toBeNull()
  })

  it.each<[string, string, Partial<DigestSlot>, string]>([
    ['before its hour', '2026-01-16T11:59:00Z', {}, '2026-01-15'],
    ['at its hour', '2026-01-16T12:00:00Z', {}, '2026-01-16'],
    ['late on the same day', '2026-01-17T04:59:00Z', {}, '2026-01-16'],
    ['late on the day after', '2026-01-17T11:59:00Z', {}, '2026-01-16'],
    ['at its hour in summer', '2026-07-16T11:00:00Z', {}, '2026-07-16'],
    ['at its hour of the day that lost one', '2026-03-08T11:00:00Z', {}, '2026-03-08'],
    ['at its hour of the day that has one more', '2026-11-01T12:00:00Z', {}, '2026-11-01'],
    ['on a Friday, weekly', '2026-01-16T12:00:00Z', { digest: 'weekly' }, '2026-01-12'],
    ['on a Monday before its hour, weekly', '2026-01-19T11:59:00Z', { digest: 'weekly' }, '2026-01-12'],
    ['on a Monday, weekly', '2026-01-19T12:00:00Z', { digest: 'weekly' }, '2026-01-19'],
    ['in the evening', '2026-01-16T12:00:00Z', { digestTime: 'evening' }, '2026-01-15'],
    ['in the first hours of a year', '2027-01-01T06:00:00Z', {}, '2026-12-31'],
    ['after a leap day', '2028-03-01T11:00:00Z', {}, '2028-02-29'],
  ])('is of a day %s', (_when, ...[moment, over, day]) => {
    expect(digestDayAt(at(moment), slot(over))).toBe(day)
  })
})

/** Clocks by the half and the quarter of an hour, at both ends of the world, and moved by half an hour, two hours and at midnight. */
const zones = [
  'UTC',
  'America/Toronto',
  'America/St_Johns',
  'America/Santiago',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Antarctica/Troll',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]
const anySlot = fc.record<DigestSlot>({
  digest: fc.constantFrom('daily', 'daily', 'weekly'),
  digestTime: fc.constantFrom(...digestTimes),
  timeZone: fc.constantFrom(...zones),
})
const anyTime = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2029-01-01T00:00:00Z') })

it('the last digest of any slot is due at its hour, and the one after it is still to come', () => {
  fc.assert(
    fc.property(anySlot, anyTime, (chosen, now) => {
      const due = dueDigest(digestDayAt(now, chosen), chosen)
      const next = digestTimeOf(iso(at(due.date) + (chosen.digest === 'daily' ? 1 : 7) * day).slice(0, 10), chosen)
      expect(localTimeAt(due.at, chosen.timeZone)).toMatchObject({ date: due.date, minute: 0 })
      expect(due.at).toBeLessThanOrEqual(now)
      expect(next).toBeGreaterThan(now)
      expect(digestDayAt(due.at - 1, chosen)).toBe(due.before.date)
    }),
  )
})

describe('the digest of a member', () => {
  const past = (chosen: DigestSlot, since: string, until: string) => ({
    slot: textOf(chosen),
    since: at(since),
    until: at(until),
  })
  const told = (chosen: DigestSlot, date: string, wish: { since: string; past?: PastDigestSlot[] }) => {
    const period = digestPeriod(dueDigest(date, chosen), { since: at(wish.since), past: wish.past ?? [] })
    return period === null ? null : [iso(period.from), iso(period.until)].map((time) => time.slice(5, 16))
  }
  const [berlin, tokyo] = ['Europe/Berlin', 'Asia/Tokyo'].map((timeZone) => slot({ timeZone }))
  const evening = slot({ digestTime: 'evening' })

  it.each([
    ['the day before', '2026-01-15T12:00:00Z', ['01-15T12:00', '01-16T12:00']],
    ['in the night before', '2026-01-16T11:59:00Z', ['01-15T12:00', '01-16T12:00']],
    ['at its hour', '2026-01-16T12:00:00Z', null],
    ['an hour after it went out', '2026-01-16T13:00:00Z', null],
  ])('comes to who chose it %s, or not yet', (_when, since, period) => {
    expect(told(slot(), '2026-01-16', { since })).toEqual(period)
  })

  it('is of the hours that a day has, where clocks are moved', () => {
    expect(told(slot(), '2027-03-14', { since: '2026-01-15T12:00:00Z' })).toEqual(['03-13T12:00', '03-14T11:00'])
  })

  it('comes once on a day, and the next one leaves nothing out, for who wants it later in the day', () => {
    const wish = { since: '2026-01-16T15:00:00Z', past: [past(slot(), '2026-01-01T09:00Z', '2026-01-16T15:00Z')] }
    expect(told(evening, '2026-01-16', wish)).toBeNull()
    expect(told(evening, '2026-01-17', wish)).toEqual(['01-16T12:00', '01-17T23:00'])
    expect(told(evening, '2026-01-18', wish)).toEqual(['01-17T23:00', '01-18T23:00'])
  })

  it('leaves nothing out for who wants it earlier in the day', () => {
    const wish = { since: '2026-01-16T15:00:00Z', past: [past(evening, '2026-01-01T09:00Z', '2026-01-16T15:00Z')] }
    expect(told(slot(), '2026-01-17', wish)).toEqual(['01-15T23:00', '01-17T12:00'])
  })

  it('leaves nothing out for who travels', () => {
    const [west, east] = [berlin ?? slot(), tokyo ?? slot()]
    const eastward = { since: '2026-01-15T23:30:00Z', past: [past(west, '2026-01-01T09:00Z', '2026-01-15T23:30Z')] }
    // In Tokyo it is half past eight on the 16th by then, and midnight is not long over in Berlin.
    expect(told(east, '2026-01-16', eastward)).toBeNull()
    expect(told(east, '2026-01-17', eastward)).toEqual(['01-15T06:00', '01-16T22:00'])
  })

  it('tells who changed their mind before the first one what that would have told', () => {
    const wish = { since: '2026-01-16T17:30:00Z', past: [past(evening, '2026-01-16T10:00Z', '2026-01-16T17:30Z')] }
    expect(told(slot(), '2026-01-17', wish)).toEqual(['01-16T10:00', '01-17T12:00'])
    const paused = { ...wish, since: '2026-01-16T18:00:00Z' }
    expect(told(slot(), '2026-01-17', paused)).toEqual(['01-16T12:00', '01-17T12:00'])
  })

  it('goes by what was chosen before no longer than it matters, and not by a clock that was ahead', () => {
    const long = { since: '2026-01-15T15:00:00Z', past: [past(evening, '2025-12-01T09:00Z', '2026-01-01T15:00Z')] }
    const ahead = { since: '2026-01-15T15:00:00Z', past: [past(evening, '2026-02-01T09:00Z', '2026-02-09T15:00Z')] }
    for (const wish of [long, ahead]) {
      expect(told(slot(), '2026-01-16', wish)).toEqual(['01-15T12:00', '01-16T12:00'])
    }
  })

  it('tells everything once, on no day twice, whatever is chosen and whenever', () => {
    const anyChoices = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 * 96 }), anySlot), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(anyTime, anyChoices, (start, choices) => {
        const digests = lived(start, choices)
        expect(new Set(digests.map(({ date }) => date)).size).toBe(digests.length)
        digests.slice(1).forEach(({ from, until }, place) => {
          const last = digests[place]?.until ?? 0
          expect(from).toBe(until - last < digestsReachBack ? last : Math.max(from, last))
        })
      }),
      { numRuns: 60 },
    )
  })

  it('goes on after an outage where the last one ended, as far as digests reach back', () => {
    const anyPauses = fc.array(fc.integer({ min: 1, max: 20 * 24 }), { minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(anyTime, anySlot, anyPauses, (start, chosen, pauses) => {
        const digests = seenAfter(start, chosen, pauses)
        digests.slice(1).forEach(({ from, until }, place) => {
          expect(from).toBe(Math.max(digests[place]?.until ?? 0, until - digestsReachBack))
        })
      }),
      { numRuns: 60 },
    )
  })

  it('is of its own day after an outage for who chose it in that, and of what an earlier choice left', () => {
    const due = dueDigest('2026-01-16', slot())
    const goneOut = digestGoneOut(due, slot(), '2026-01-10')
    const from = (since: string, before: PastDigestSlot[] = []) =>
      iso(digestPeriod(due, { since: at(since), past: before }, goneOut)?.from ?? 0).slice(5, 16)
    expect(from('2026-01-09T00:00Z')).toBe('01-10T12:00')
    expect(from('2026-01-15T15:00Z')).toBe('01-15T12:00')
    expect(from('2026-01-14T15:00Z')).toBe('01-14T15:00')
    expect(from('2026-01-13T15:00Z', [past(evening, '2026-01-01T09:00Z', '2026-01-13T15:00Z')])).toBe('01-12T23:00')
    expect(digestGoneOut(due, slot(), '2026-01-20')).toBe(due.before)
    expect(digestGoneOut(due, slot(), undefined)).toBe(due.before)
  })

  it('comes for each day on which nothing else is chosen', () => {
    const anyDaily = anySlot.map((chosen): DigestSlot => ({ ...chosen, digest: 'daily' }))
    fc.assert(
      fc.property(anyTime, anyDaily, (start, chosen) => {
        const dates = lived(start, [[10 * 96, chosen]]).map(({ date }) => at(date) / day)
        expect(dates.length).toBeGreaterThanOrEqual(9)
        expect(dates).toEqual(dates.map((_date, nr) => (dates[0] ?? 0) + nr))
      }),
      { numRuns: 40 },
    )
  })
})

/** The digests of a slot where somebody looks at the clock only after so many hours each. */
function seenAfter(start: number, chosen: DigestSlot, pauses: readonly number[]) {
  const digests: { from: number; until: number }[] = []
  let [now, gone]: [number, string | undefined] = [start, undefined]
  for (const hours of pauses) {
    const date = digestDayAt(now, chosen)
    const due = dueDigest(date, chosen)
    const period = date === gone ? null : digestPeriod(due, { since: 0, past: [] }, digestGoneOut(due, chosen, gone))
    digests.push(...(period === null ? [] : [period]))
    ;[now, gone] = [now + hours * hour, date]
  }
  return digests
}

/** The digests of a member who wants them so for so many quarters of an hour each; somebody looks at the clock once an hour. */
function lived(start: number, choices: readonly (readonly [quarters: number, chosen: DigestSlot])[]) {
  const digests: { date: string; from: number; until: number }[] = []
  let [since, past]: [number, PastDigestSlot[]] = [start, []]
  for (const [quarters, chosen] of choices) {
    const until = since + (quarters * hour) / 4
    let last = ''
    for (let now = since; now < until; now = now < until - 1 ? Math.min(now + hour, until - 1) : until) {
      const date = digestDayAt(now, chosen)
      const period = date === last ? null : digestPeriod(dueDigest(date, chosen), { since, past })
      digests.push(...(period === null ? [] : [{ date, ...period }]))
      last = date
    }
    past = pastDigestSlots(past, { slot: textOf(chosen), since, until })
    since = until
  }
  return digests
}
