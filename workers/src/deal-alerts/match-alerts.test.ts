import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FoundByAlert } from '@deals/events'
import {
  aClearedVote,
  aPost,
  aPostApproval,
  aPostEdit,
  aPostExpiry,
  aPostRenewal,
  aPostRestoration,
  aScore,
  aVote,
  recordedHistory,
  type Told,
} from '@deals/events/testing'
import { openMemoryLog } from '@deals/event-log'
import { reactions } from '../reactions.ts'
import { smallSiteForEach } from '../testing/small-site.ts'

const jobsFor = (...told: Told[]) =>
  recordedHistory(told)
    .flatMap((event) => reactions.jobsFor(event))
    .filter(({ queue }) => queue === 'alerts')

describe('alerts are looked at', () => {
  it.each<[string, Told, number]>([
    ['a post goes live at once', aPost(), 1],
    ['a post goes into review', aPost({ status: 'ai-review' }), 0],
    ['a post is approved', aPostApproval(), 1],
    ['a deal is back', aPostRenewal(), 1],
    ['a post is restored', aPostRestoration(), 1],
    ['a post is restored into its review', aPostRestoration({ to: 'staff-review' }), 0],
    ['a price changes', aPostEdit({ changes: { price: 1 } }), 1],
    ['a title changes', aPostEdit({ changes: { title: 'Lego' } }), 1],
    ['a store is taken away', aPostEdit({ changes: { storeSlug: null } }), 1],
    ['a coupon changes', aPostEdit({ changes: { couponCode: 'TEN' } }), 0],
    ['a score is there', aScore(), 1],
    ['a deal ends', aPostExpiry(), 0],
    ['somebody votes for a post', aVote(), 1],
    ['somebody votes against it', aVote({ value: -1 }), 0],
    ['a vote for it is taken back', aClearedVote({ previous: 1 }), 0],
    ['a vote against it is taken back', aClearedVote({ previous: -1 }), 1],
  ])('when %s: %s %s', (_when, event, jobs) => {
    expect(jobsFor(event)).toHaveLength(jobs)
  })

  it('once for all votes that a post gets in half a minute, when it is over', () => {
    const halfMinute = 30_000
    const at = Math.ceil(Date.UTC(2026, 0, 15) / halfMinute) * halfMinute
    const votes = [0, 1, halfMinute - 1, halfMinute].map((after) => aVote({}, { at: at + after }))
    const jobs = jobsFor(...votes, aVote({ postId: 2 }, { at }))
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(3)
    expect(jobs.every(({ delayMs = 0 }) => delayMs > halfMinute)).toBe(true)
  })
})

describe('the alerts that look for a post', () => {
  const now = Date.UTC(2026, 0, 15)
  const site = smallSiteForEach(() => openMemoryLog({ now: () => now }))
  const found = (alertId: string): FoundByAlert => ({ alertId, price: 100, currency: 'USD', why: ['keyword'] })

  it('are told of it, page by page, as what follows from the event', async () => {
    site.answers.matching = (after) =>
      after === null ? { alerts: [found('a1'), found('a2')], next: 'a2' } : { alerts: [found('a3')], next: null }
    const workers = site.start()
    await site.tell(aPostRenewal({ postId: 1 }))
    await workers.idle()
    expect(site.calls.map(({ name, request }) => [name, request['alertId'], request['postId']])).toEqual([
      ['matchAlert', 'a1', 1],
      ['matchAlert', 'a2', 1],
      ['matchAlert', 'a3', 1],
    ])
    expect(new Set(site.calls.map(({ request }) => request['causationId'])).size).toBe(1)
    expect(site.calls[0]?.request).toMatchObject({ ...found('a1') })
  })

  it('know all votes that there are when half a minute is over, however late the documents are', async () => {
    site.answers.matching = () => ({ alerts: [found('a1')], next: null })
    const workers = site.start({ isJobTimeTurned: true })
    const first = await site.tell(aVote({ postId: 1 }))
    await workers.idle()
    const last = await site.tell(aVote({ postId: 1, userId: 'mo' }))
    site.reads.upTo = first
    const untilLooked = async (times: number) => {
      while (site.reads.behind < times && site.calls.length === 0) {
        site.clock.time += 40_000
        await nextTurn()
      }
    }
    await untilLooked(1)
    await site.tell(aVote({ postId: 2, value: -1 }))
    await untilLooked(2)
    expect(site.called()).toEqual([])
    site.reads.upTo = last
    await untilLooked(Infinity)
    expect(site.called()).toEqual(['matchAlert'])
  })
})
