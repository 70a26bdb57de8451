import * as say from '@deals/events/testing'
import { alertId, bob, firstTime, postId } from '@deals/events/testing'
import { folded } from '../testing/fold-history.ts'
import { tell } from '../testing/tell.ts'
import { dealAlertsProjection } from './deal-alerts.projection.ts'
import {
  alertDays,
  alertMatches,
  alertNotices,
  dealAlerts,
  type AlertMatchDoc,
  type AlertNoticeDoc,
  type DealAlertDoc,
} from './deal-alerts.read-models.ts'

const hour = 3_600_000
const fold = (...history: say.Told[]) => folded(dealAlertsProjection, ...history)
const alertAfter = async (...history: say.Told[]) =>
  (await fold(say.anAlert(), ...history)).doc<DealAlertDoc>(dealAlerts, alertId)
const matchAt = (id: number, hours = 0, over: Parameters<typeof say.anAlertMatch>[0] = {}) =>
  say.anAlertMatch({ postId: id, ...over }, { at: firstTime + hours * hour })
const noticesAfter = async (...history: say.Told[]) => (await fold(...history)).all<AlertNoticeDoc>(alertNotices)

describe('an alert', () => {
  it('is kept as it was asked for, with what posts find it by', async () => {
    expect(await alertAfter()).toMatchObject({
      userId: bob,
      name: 'Headphones',
      frequency: 'instant',
      createdAt: firstTime,
      active: true,
      matches: 0,
      keywords: { any: ['headphones'], all: [], none: [] },
      keys: ['word:headphon'],
    })
  })

  it('changes in what is said, and keeps the rest', async () => {
    const words = { any: 'lego\nduplo', all: '', none: 'used' }
    expect(await alertAfter(say.aChangedAlert({ changes: { words } }))).toMatchObject({
      name: 'Headphones',
      keywords: { any: ['lego', 'duplo'], all: [], none: ['used'] },
      keys: ['word:lego', 'word:duplo'],
    })
    expect(await alertAfter(say.aChangedAlert({ changes: { name: 'Ears', frequency: 'daily' } }))).toMatchObject({
      name: 'Ears',
      frequency: 'daily',
      keys: ['word:headphon'],
    })
  })

  it('is switched off for good or until a time, and on again', async () => {
    const paused = await alertAfter(say.aPausedAlert())
    expect([paused?.active, paused?.pausedUntil]).toEqual([false, undefined])
    expect(await alertAfter(say.aPausedAlert({ until: 99 }))).toMatchObject({ active: false, pausedUntil: 99 })
    const resumed = await alertAfter(say.aPausedAlert({ until: 99 }), say.aResumedAlert())
    expect([resumed?.active, resumed?.pausedUntil]).toEqual([true, undefined])
  })

  it('counts posts, not how often they were found', async () => {
    expect(await alertAfter(matchAt(1), matchAt(2, 1), matchAt(1, 2))).toMatchObject({
      matches: 2,
      lastMatchAt: firstTime + 2 * hour,
    })
  })

  it('goes with all that it found', async () => {
    const history = [say.anAlert(), matchAt(1), say.aDeletedAlert(), matchAt(2)]
    const { all } = await fold(...history)
    expect([dealAlerts, alertMatches, alertNotices].flatMap((schema) => all(schema))).toEqual([])
  })

  it('goes with its member, and leaves nothing of them', async () => {
    const { all } = await fold(say.anAlert(), matchAt(1), tell('UserErased', { userId: bob, requestId: 'r' }))
    expect([dealAlerts, alertMatches, alertNotices, alertDays].flatMap((schema) => all(schema))).toEqual([])
  })
})

describe('a match', () => {
  const matchAfter = async (...history: say.Told[]) =>
    (await fold(say.anAlert(), ...history)).doc<AlertMatchDoc>(alertMatches, `${alertId}_${postId}`)

  it('keeps why and at which price it was found last', async () => {
    expect(await matchAfter(say.anAlertMatch(), say.anAlertMatch({ price: 4999 }))).toEqual({
      alertId,
      userId: bob,
      postId,
      price: 4999,
      currency: 'USD',
      why: ['keyword'],
      frequency: 'instant',
      matchedAt: firstTime + 2000,
      position: 3,
      dismissed: false,
    })
  })
  it('stays out of sight once it was dismissed', async () => {
    expect(await matchAfter(say.anAlertMatch(), say.aDismissedMatch(), say.anAlertMatch())).toMatchObject({
      dismissed: true,
    })
  })
})

describe('a match with a post that was merged', () => {
  const carried = (over: Parameters<typeof say.aCarriedMatch>[0] = {}) =>
    say.aCarriedMatch({ postId: 1, from: 2, ...over })
  const back = carried({ isStanding: false })
  const foundAfter = async (...history: say.Told[]) => {
    const { all, doc } = await fold(say.anAlert(), ...history)
    const found = all<AlertMatchDoc>(alertMatches).map(([, { postId: id, position }]) => [id, position])
    return { found, count: doc<DealAlertDoc>(dealAlerts, alertId)?.matches }
  }

  it.each([
    ['is one with the post that stays', [matchAt(1), matchAt(2), carried()], [[1, 2]], 1],
    ['is the post that stays where that was not found', [matchAt(2), carried()], [[1, 2]], 1],
    ['counts once where that is found later', [matchAt(2), carried(), matchAt(1)], [[1, 4]], 1],
    [
      'comes back beside it',
      [matchAt(1), matchAt(2), carried(), back],
      [
        [1, 2],
        [2, 3],
      ],
      2,
    ],
    ['comes back alone', [matchAt(2), carried(), back], [[2, 2]], 1],
    [
      'comes back beside what was found since',
      [matchAt(2), carried(), matchAt(1), back],
      [
        [1, 4],
        [2, 2],
      ],
      2,
    ],
    [
      'comes back of several',
      [matchAt(2), matchAt(3), carried(), carried({ from: 3 }), back],
      [
        [1, 3],
        [2, 2],
      ],
      2,
    ],
    ['is none where nothing was found', [carried(), back], [], 0],
  ] as const)('%s', async (_what, history, ...[found, count]) => {
    expect(await foundAfter(...history)).toEqual({ found, count })
  })
})

describe('what a member is told of matches', () => {
  it('is each of them, where that was asked for', async () => {
    const notices = await noticesAfter(say.anAlert(), matchAt(1), matchAt(2))
    expect(notices.map(([id, { url, count, alertId: of }]) => [id, url, count, of])).toEqual([
      [`2-${bob}-alert-match`, '/post/1', 1, alertId],
      [`3-${bob}-alert-match`, '/post/2', 1, alertId],
    ])
  })

  it('is gathered by day from the hundred and first on, whichever alert it is of', async () => {
    const hundred = Array.from({ length: 100 }, (_, at) => matchAt(at))
    const later = [matchAt(101, 1), matchAt(102, 2, { alertId: 'other' }), matchAt(103, 24)]
    const notices = await noticesAfter(say.anAlert(), say.anAlert({ alertId: 'other' }), ...hundred, ...later)
    const [gathered, nextDay] = notices.filter(([, { createdAt }]) => createdAt > firstTime)
    expect(notices).toHaveLength(102)
    expect(gathered?.[1]).toMatchObject({ count: 2, postId: 102, url: '/deal-alerts/matches', position: 104 })
    expect(gathered?.[1]).not.toHaveProperty('alertId')
    expect(nextDay?.[1]).toMatchObject({ count: 1, alertId })
  })

  it.each([
    ['hourly', 1],
    ['daily', 24],
    ['weekly', 24 * 7],
  ] as const)('is gathered %s, from the first match on', async (frequency, hours) => {
    const often = { frequency }
    const matches = [matchAt(1, 0, often), matchAt(2, hours - 0.1, often), matchAt(3, hours, often)]
    const notices = await noticesAfter(say.anAlert(often), ...matches, matchAt(4, hours + 0.1, often))
    expect(notices.map(([id, { count, position, postId: last }]) => [id, count, position, last])).toEqual([
      [`2-${bob}-alert-match`, 2, 3, 2],
      [`4-${bob}-alert-match`, 2, 5, 4],
    ])
  })

  it('is gathered for each alert apart', async () => {
    const other = { alertId: 'other', frequency: 'daily' } as const
    const notices = await noticesAfter(
      ...[say.anAlert(), say.anAlert(other)],
      ...[matchAt(1, 0, { frequency: 'daily' }), matchAt(2, 0, other)],
    )
    expect(notices.map(([, { count }]) => count)).toEqual([1, 1])
  })
})
