import fc from 'fast-check'
import {
  findingOfNewcomer,
  findingOfReports,
  reportReasons,
  saysOver,
  settingOf,
  type ReportReason,
  type RuleRehearsal,
  type SettingValues,
} from '@deals/events'
import {
  aComment,
  aPost,
  aPostApproval,
  aPostExpiry,
  aPostRenewal,
  aPostSentToReview,
  aReport,
  aUser,
  ann,
  firstTime,
  mo,
  told,
  type Told,
} from '@deals/events/testing'
import { createSystemQueries } from '../system-queries.ts'
import { openSite, type Site } from '../testing/open-site.ts'

// What a rule is asked while things happen, and what the rehearsal says of the same things later, are held against each other.

jest.setTimeout(60_000)

const hour = 3_600_000
const day = 24 * hour
const now = firstTime + 60 * day
const at = (hours: number) => firstTime + hours * hour
const postId = 1

const queriesOf = (site: Site) => createSystemQueries(site.readModels, () => site.clock.now)
const members = ['u1', 'u2', 'u3', 'u4', 'u5']

/** What the rehearsal says of the post now; undefined where the rule has nothing to say about it. */
async function rehearsed(site: Site, rule: RuleRehearsal['rule'], values: SettingValues) {
  site.clock.now = now
  const { rules } = await queriesOf(site).rehearseSettings({ values: { ...values } })
  return rules.find((one) => one.rule === rule)
}
async function candidateHit(site: Site, rule: RuleRehearsal['rule'], values: SettingValues) {
  const found = await rehearsed(site, rule, values)
  const hit = found?.posts.find((one) => one.postId === postId)?.candidate ?? null
  return hit === null ? null : Date.parse(hit)
}

async function inSite<T>(run: (site: Site) => Promise<T>): Promise<T> {
  const site = await openSite({ now })
  try {
    return await run(site)
  } finally {
    await site.close()
  }
}

type Step =
  | { does: 'report'; who: string; reason: ReportReason; weight: number; trust: number }
  | { does: 'resolve' | 'reopen'; who: string }
  | { does: 'hold' | 'approve' }

const who = fc.constantFrom(...members)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('report' as const),
      who,
      reason: fc.constantFrom(...reportReasons),
      weight: fc.constantFrom(0.5, 1, 1.5, 2),
      trust: fc.constantFrom(0, 1, 2),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('resolve' as const, 'reopen' as const), who }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('hold' as const, 'approve' as const) }) },
)

function eventOf(one: Step, when: number): Told {
  switch (one.does) {
    case 'report': {
      const { who: userId, reason, weight, trust } = one
      return told(aReport({ postId, userId, reason, weight, trust }), { by: userId, at: when })
    }
    case 'resolve': {
      const data = { postId, commentId: null, userId: one.who, outcome: 'dismissed' as const, caseId: null }
      return told({ type: 'ReportResolved', data }, { by: mo, at: when })
    }
    case 'reopen': {
      const about = { postId, commentId: null, userId: one.who, outcome: 'dismissed' as const }
      const data = { ...about, reason: 'spam' as const, weight: 1, reportedAt: when }
      return told({ type: 'ReportReopened', data }, { by: mo, at: when })
    }
    case 'hold':
      return told(aPostSentToReview({ postId, to: 'staff-review' }), { by: mo, at: when })
    case 'approve':
      return told(aPostApproval({ postId }), { by: mo, at: when })
  }
}

/** Nobody reports twice, and only what is open or answered is answered or opened again: so the site sees to it. */
function possible(steps: readonly Step[]): Step[] {
  const isOpen = new Map<string, boolean>()
  return steps.filter((one) => {
    if (!('who' in one)) {
      return true
    }
    const before = one.does === 'report' ? undefined : one.does === 'resolve'
    const fits = isOpen.get(one.who) === before
    if (fits) {
      isOpen.set(one.who, before !== true)
    }
    return fits
  })
}

it('what reports would have held is what they were found to hold when they came', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 10 }),
      fc.record({ 'reports.score': fc.constantFrom(1, 3, 5), 'reports.reporters': fc.constantFrom(1, 2, 4) }),
      (steps, values) =>
        inSite(async (site) => {
          await site.tell(aPost({ postId }, { at: at(0) }))
          let held: number | null = null
          for (const [place, one] of possible(steps).entries()) {
            await site.tell(eventOf(one, at(place + 1)))
            const { status } = (await queriesOf(site).post({ postId })) ?? {}
            const isAsked = one.does === 'report' && one.reason !== 'expired' && status === 'active'
            const found = isAsked && findingOfReports(await queriesOf(site).openReports({ postId }), values) !== null
            held ??= found ? at(place + 1) : null
          }
          expect(await candidateHit(site, 'reports', values)).toBe(held)
        }),
    ),
    { numRuns: 15 },
  )
})

const word = fc.record({
  says: fc.constantFrom('AvailabilityDenied' as const, 'AvailabilityDenied' as const, 'AvailabilityConfirmed' as const),
  weight: fc.constantFrom(0.5, 1, 1.5),
  after: fc.integer({ min: 1, max: 40 }),
  then: fc.constantFrom(null, null, null, 'back' as const),
})

it('when words would have ended a deal is when they were found to say that it is over', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(word, { minLength: 2, maxLength: members.length }),
      fc.record({
        'over.net': fc.constantFrom(1, 1.5, 2),
        'over.members': fc.constantFrom(1, 3),
        'over.hours': fc.constantFrom(24, 48),
      }),
      (words, values) =>
        inSite(async (site) => {
          await site.tell(aPost({ postId }, { at: at(0) }))
          // The window of words is part of how they are asked for, so it holds from the beginning.
          const hours = { name: 'over.hours', from: 72, to: values['over.hours'] }
          await site.tell(told({ type: 'SettingsChanged', data: { changes: [hours] } }, { at: at(0) }))
          let [ended, time] = [null as number | null, 0]
          for (const [place, { says, weight, after, then }] of words.entries()) {
            time += after
            const userId = members[place] ?? ''
            site.clock.now = at(time)
            await site.tell(told({ type: says, data: { postId, userId, weight } }, { by: userId, at: at(time) }))
            const isOver = saysOver(await queriesOf(site).availability({ postId }), values)
            ended ??= isOver && says === 'AvailabilityDenied' ? at(time) : null
            if (then === 'back') {
              await site.tell(
                aPostExpiry({ postId }, { at: at(time + 0.2) }),
                aPostRenewal({ postId }, { at: at(time + 0.4) }),
              )
            }
          }
          expect(await candidateHit(site, 'over', values)).toBe(ended)
        }),
    ),
    { numRuns: 15 },
  )
})

const did = fc.record({
  what: fc.constantFrom('post' as const, 'post' as const, 'comment' as const),
  after: fc.integer({ min: 1, max: 120 }),
  isLive: fc.boolean(),
})

it('which posts of new members would have been held is as they were known when they posted', async () => {
  const values = { 'review.first': 2 }
  await fc.assert(
    fc.asyncProperty(fc.array(did, { minLength: 2, maxLength: 8 }), (things) =>
      inSite(async (site) => {
        await site.tell(aUser({ userId: ann }, { at: at(0) }))
        const held: number[] = []
        let time = 0
        for (const [place, { what, after, isLive }] of things.entries()) {
          time += after
          site.clock.now = at(time)
          const one = { postId: place + 10, authorId: ann }
          if (what === 'comment') {
            await site.tell(aComment({ commentId: place, postId: 1, authorId: ann }, { at: at(time) }))
            continue
          }
          await site.tell(aPost({ ...one, status: 'ai-review' }, { at: at(time) }))
          const { authorTrust: trust = 0, authorPublished: published = 0 } = (await queriesOf(site).post(one)) ?? {}
          if (findingOfNewcomer({ trust, published }, values) !== null) {
            held.push(one.postId)
          }
          if (isLive) {
            await site.tell(aPostApproval({ ...one, from: 'ai-review' }, { by: 'system', at: at(time + 0.5) }))
          }
        }
        const found = await rehearsed(site, 'newcomers', values)
        const hit = (found?.posts ?? []).filter(({ candidate }) => candidate !== null).map((one) => one.postId)
        expect(hit.toSorted((left, right) => left - right)).toEqual(held)
      }),
    ),
    { numRuns: 15 },
  )
})

it('a candidate that is what holds anyway is not tried', async () => {
  await inSite(async (site) => {
    const values = { 'reports.score': settingOf({}, 'reports.score'), 'alerts.1': 40 }
    const { rules, order } = await queriesOf(site).rehearseSettings({ values })
    expect([rules, order]).toEqual([[], null])
  })
})
