import fc from 'fast-check'
import { digestDayAt, digestPeriod, dueDigest, letterSlotOf, pastDigestSlots, readDigestSlot } from './digest-slots.ts'
import type { LetterSlot, PastDigestSlot } from './digest-slots.ts'
import { gatheredPeriod, letterSpans, letterTimeOf, type GatheredFrequency } from './gathered-letters.ts'
import { digestFrequencies, digestTimes } from './notices.vocabulary.ts'

const hour = 3_600_000
const day = 24 * hour
const at = (text: string) => Date.parse(text)
const iso = (time: number) => new Date(time).toISOString().slice(5, 16)
const slot = (over: Partial<LetterSlot> = {}): LetterSlot => ({
  digest: 'off',
  digestTime: 'morning',
  timeZone: 'America/Toronto',
  ...over,
})

describe('the period of a gathered match', () => {
  it.each<[GatheredFrequency, string, string, number]>([
    ['hourly', '2026-01-15T12:20:00Z', '2026-01-15T13:00:00Z', 1],
    ['daily', '2026-01-15T11:59:00Z', '2026-01-15T12:00:00Z', 24],
    ['daily', '2026-01-15T12:00:00Z', '2026-01-16T12:00:00Z', 24],
    ['weekly', '2026-01-15T12:00:00Z', '2026-01-19T12:00:00Z', 168],
    // Clocks go forward on the 8th of March 2026 and back on the 1st of November.
    ['daily', '2026-03-08T05:00:00Z', '2026-03-08T11:00:00Z', 23],
    ['daily', '2026-11-01T05:00:00Z', '2026-11-01T12:00:00Z', 25],
  ])('%s at %s ends at %s and is %s hours long', (frequency, ...[moment, end, hours]) => {
    const { from, until } = gatheredPeriod(at(moment), frequency, slot())
    expect([until, (until - from) / hour]).toEqual([at(end), hours])
  })

  it('begins where the one before ended', () => {
    const later = gatheredPeriod(at('2026-11-01T15:00:00Z'), 'daily', slot())
    expect(gatheredPeriod(later.from - 1, 'daily', slot()).until).toBe(later.from)
  })
})

describe('the letter of what alerts gathered', () => {
  const past = (chosen: LetterSlot, since: string, until: string): PastDigestSlot => ({
    slot: letterSlotOf(chosen),
    since: at(since),
    until: at(until),
  })
  const spans = (end: string, choices: Parameters<typeof letterSpans>[2], frequency: GatheredFrequency = 'daily') =>
    letterSpans(at(end), frequency, choices).map(({ from, until }) => [iso(from), iso(until)])
  const evening = slot({ digestTime: 'evening' })

  it('tells until another hour was chosen, and the letter of that hour goes on from there', () => {
    const choices = { ...evening, past: [past(slot(), '2026-01-01T09:00Z', '2026-01-16T15:00Z')] }
    expect(spans('2026-01-17T12:00Z', choices)).toEqual([['01-16T12:00', '01-16T15:00']])
    expect(spans('2026-01-16T23:00Z', choices)).toEqual([['01-16T15:00', '01-16T23:00']])
    expect(spans('2026-01-18T12:00Z', choices)).toEqual([])
  })

  it('tells nothing that a digest brings as often, and what no digest came to tell', () => {
    const daily = slot({ digest: 'daily' })
    expect(spans('2026-01-17T12:00Z', { ...daily, past: [] })).toEqual([])
    const ended = { ...slot(), past: [past(daily, '2026-01-01T09:00Z', '2026-01-16T15:00Z')] }
    expect(spans('2026-01-17T12:00Z', ended)).toEqual([
      ['01-16T12:00', '01-16T15:00'],
      ['01-16T15:00', '01-17T12:00'],
    ])
    expect(spans('2026-01-16T12:00Z', ended)).toEqual([])
    // Of the week a digest of each day told until Friday.
    expect(spans('2026-01-19T12:00Z', ended, 'weekly')[0]).toEqual(['01-16T12:00', '01-16T15:00'])
  })
})

describe('what alerts found', () => {
  const zones = [
    ...['UTC', 'America/Toronto', 'America/St_Johns', 'Asia/Kathmandu', 'Asia/Beirut', 'Australia/Lord_Howe'],
    ...['Antarctica/Troll', 'Pacific/Chatham', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'],
  ]
  const anyChoices = (digests: readonly LetterSlot['digest'][]) =>
    fc.array(
      fc.record({
        // Mostly a day or less, as who travels: what was found is then near a change.
        quarters: fc.oneof(
          { weight: 3, arbitrary: fc.integer({ min: 1, max: 96 }) },
          fc.integer({ min: 1, max: 12 * 96 }),
        ),
        chosen: fc.record<LetterSlot>({
          digest: fc.constantFrom(...digests),
          digestTime: fc.constantFrom(...digestTimes),
          timeZone: fc.constantFrom(...zones),
        }),
      }),
      { minLength: 1, maxLength: 5 },
    )
  const anyStory = (digests: readonly LetterSlot['digest'][]) =>
    fc.record({
      start: fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2029-01-01T00:00:00Z') }),
      choices: anyChoices(digests),
      /** Of the whole time. */
      found: fc.array(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), { minLength: 4, maxLength: 24 }),
    })
  const law = (digests: readonly LetterSlot['digest'][], judge: (story: Story) => void, numRuns = 25) =>
    fc.assert(fc.property(anyStory(digests), judge), { numRuns })

  it.each([
    ['hourly', 40],
    ['daily', 120],
    ['weekly', 25],
  ] as const)('is told %s by one letter, whatever hour and time zone are chosen and whenever', (frequency, runs) => {
    law(['off'], (story) => expect(lettersOf(story, frequency)).toEqual(story.found.map(() => 1)), runs)
  })

  it('is told by one digest and no letter, where digests come as often', () => {
    const judge = (story: Story) => {
      expect(lettersOf(story, 'daily')).toEqual(story.found.map(() => 0))
      expect(digestsOf(story)).toEqual(story.found.map(() => 1))
    }
    law(['daily'], judge, 12)
  })

  it('is never told by two letters, whatever digests are chosen besides', () => {
    for (const frequency of ['daily', 'weekly'] as const) {
      law(digestFrequencies, (story) => expect(Math.max(...lettersOf(story, frequency))).toBeLessThanOrEqual(1))
    }
  })
})

interface Story {
  readonly start: number
  readonly choices: readonly { readonly quarters: number; readonly chosen: LetterSlot }[]
  readonly found: readonly number[]
}

/** What is known at a time: what is chosen, since when, and what was chosen before. */
function knownAt(now: number, { start, choices }: Story) {
  let [since, past]: [number, PastDigestSlot[]] = [start, []]
  for (const [nr, { quarters, chosen }] of choices.entries()) {
    const until = since + (quarters * hour) / 4
    if (now < until || nr === choices.length - 1) {
      return { ...chosen, since, past }
    }
    past = pastDigestSlots(past, { slot: letterSlotOf(chosen), since, until })
    since = until
  }
  throw new Error('Somebody chooses something')
}
const endOf = ({ start, choices }: Story) => choices.reduce((time, { quarters }) => time + (quarters * hour) / 4, start)
const timesOf = (story: Story) =>
  story.found.map((part) => Math.floor(story.start + part * (endOf(story) - story.start)))

/** How many letters tell of each match; they are asked for as it is found and read their choices as they go out. */
function lettersOf(story: Story, frequency: GatheredFrequency): number[] {
  const times = timesOf(story)
  const letters = new Set(times.map((time) => letterTimeOf(time, frequency, knownAt(time, story))))
  const told = [...letters].flatMap((until) => letterSpans(until, frequency, knownAt(until + 10_000, story)))
  return times.map((time) => told.filter(({ from, until }) => time >= from && time < until).length)
}

/** How many digests do; somebody looks at the clock once an hour and before each change. */
function digestsOf(story: Story): number[] {
  const told = new Map<string, { from: number; until: number }>()
  for (const now of looksIn(story)) {
    const { since, past, ...chosen } = knownAt(now, story)
    const digest = readDigestSlot(letterSlotOf(chosen))
    const due = digest && dueDigest(digestDayAt(now, digest), digest)
    const period = due && digestPeriod(due, { since, past })
    if (due !== null && period !== null && !told.has(due.date)) {
      told.set(due.date, period)
    }
  }
  const periods = [...told.values()]
  return timesOf(story).map((time) => periods.filter(({ from, until }) => time >= from && time < until).length)
}

function looksIn(story: Story): number[] {
  const end = endOf(story) + 3 * day
  const hours = Array.from({ length: Math.ceil((end - story.start) / hour) }, (_, nr) => story.start + nr * hour)
  const changes = story.choices.map((_, nr) => endOf({ ...story, choices: story.choices.slice(0, nr + 1) }) - 1)
  return [...hours, ...changes].toSorted((one, other) => one - other)
}
