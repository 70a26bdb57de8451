import { beforeFirst, positionFrom } from '@deals/events'
import { emptyDigest } from '../platform/digest.ts'
import { parkedIn, requestParked } from '../platform/kept-versions.ts'
import { wholeLog } from '../platform/projection-store.ts'
import { dealsVersion } from './testing/deals.ts'
import type { OpenedStore } from './testing/opened-store.ts'

/** What stores promise about work that pages ask for. */
export function describeRequests(opened: () => OpenedStore): void {
  it('keeps what pages ask for, and what became of it for good', async () => {
    const { requests } = opened().store
    await requests.add({ projection: 'deals', action: 'rebuild' })
    await requests.add({ projection: 'deals', action: 'verify' })
    const [verify, rebuild] = await requests.list()
    const ids = [rebuild?.id ?? 0, verify?.id ?? 0] as const
    await requests.settle(ids[0], 'running', 'back-fill 40%')
    await requests.settle(ids[0], 'asked', 'later')
    await requests.settle(ids[0], 'failed', 'no room')
    await requests.settle(ids[1], 'done', 'equal')
    await requests.settle(ids[0], 'running', 'back-fill 60%')
    await requests.settle(ids[1], 'asked', null)
    expect((await requests.list()).map(({ action, state, result }) => [action, state, result])).toEqual([
      ['verify', 'done', 'equal'],
      ['rebuild', 'failed', 'no room'],
    ])
  })
}

/** What stores promise about parked events and what is asked for them. */
export function describeParking(opened: () => OpenedStore): void {
  describe('parking', () => {
    const parked = (key: string, position: number, message: string | null) => ({
      key,
      position: positionFrom(position),
      eventId: `e${position}`,
      type: 'VoteCast',
      stream: 'vote-1_ann',
      failure: message === null ? null : { kind: 'fold' as const, message },
    })

    it('keeps events by key until they are released, and requests until they are done', async () => {
      const ref = await dealsVersion(opened().store)
      const writer = opened().store.writer(ref)
      const parking = opened().store.parking(ref)
      const park = [parked('k', 1, 'boom'), parked('k', 2, null), parked('l', 3, 'bang')]
      await writer.commit({
        puts: [],
        partition: wholeLog,
        from: beforeFirst,
        to: positionFrom(3),
        digest: emptyDigest,
        park,
      })
      expect((await parking.keys()).map(({ key, events, first }) => [key, events, first.failure?.message])).toEqual([
        ['k', 2, 'boom'],
        ['l', 1, 'bang'],
      ])
      expect(await parking.events('k')).toEqual(park.slice(0, 2))
      expect(await parking.request('nobody', { action: 'retry', reason: '' })).toBe(false)
      expect(await parking.request('k', { action: 'discard', reason: 'spam' })).toBe(true)
      const [asked] = await parking.keys()
      expect(asked?.request).toMatchObject({ action: 'discard', reason: 'spam' })
      await parking.endRequest('k', { id: asked?.request?.id ?? '', failure: 'again' })
      expect((await parking.keys())[0]).toMatchObject({ request: null, first: { failure: { message: 'again' } } })
      const commit = {
        puts: [],
        partition: wholeLog,
        from: positionFrom(3),
        to: positionFrom(3),
        digest: emptyDigest,
      }
      await parking.request('k', { action: 'discard', reason: 'spam' })
      await writer.commit({ ...commit, release: { key: 'k', positions: [positionFrom(1)] } })
      expect((await parking.keys())[0]).toMatchObject({ key: 'k', events: 1, request: { action: 'discard' } })
      await writer.commit({ ...commit, release: { key: 'k', positions: [positionFrom(2)] } })
      expect((await parking.keys()).map(({ key }) => key)).toEqual(['l'])
      // Nobody asked about what comes after those that were asked about, even if the answer to them was cut off.
      await writer.commit({ ...commit, to: positionFrom(4), park: [parked('k', 4, 'boom')] })
      expect((await parking.keys())[0]).toMatchObject({ key: 'k', events: 1, request: null })
    })

    const withOneParked = async () => {
      const ref = await dealsVersion(opened().store)
      const [partition, from] = [wholeLog, beforeFirst]
      const park = [parked('k', 1, 'boom')]
      const commit = { puts: [], partition, from, to: positionFrom(1), digest: emptyDigest, park }
      await opened().store.writer(ref).commit(commit)
      return ref
    }

    it('ends the request that was served, and not the one that was made meanwhile', async () => {
      const ref = await withOneParked()
      const parking = opened().store.parking(ref)
      const askToRetry = async () => {
        await parking.request('k', { action: 'retry', reason: '' })
        return (await parking.keys())[0]?.request?.id ?? ''
      }
      const [first, second] = [await askToRetry(), await askToRetry()]
      await parking.endRequest('k', { id: first, failure: 'too late' })
      expect((await parking.keys())[0]).toMatchObject({
        request: { id: second },
        first: { failure: { message: 'boom' } },
      })
      await parking.endRequest('k', { id: second, failure: null })
      expect((await parking.keys())[0]).toMatchObject({ request: null })
    })

    it('is found by whoever lists the versions', async () => {
      const ref = await withOneParked()
      expect(
        await requestParked(opened().store, ref.projection, { key: 'k', action: 'retry', reason: '' }),
      ).toHaveLength(1)
      const [found] = await parkedIn(opened().store)
      const { request, firstSeen, ...named } = found ?? {}
      expect(named).toEqual({ ...ref, key: 'k', events: 1, first: parked('k', 1, 'boom') })
      expect([request?.action, typeof firstSeen]).toEqual(['retry', 'number'])
    })
  })
}
