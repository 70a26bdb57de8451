import { aPost, aVote } from '@deals/events/testing'
import type { DomainEvent, JsonObject } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import type { EventLog } from '@deals/event-log'
import { Unavailable } from '@deals/storage'
import { storesHere, type OpenedStores } from '../testing/opened-stores.ts'
import { runParts } from '../testing/run-parts.ts'
import { openTestLog, postTitles, tallies, voteTallies, type TestLog } from '../testing/small-views.ts'
import { codeOf } from './code-of.ts'
import { parkingLimits } from './parked-keys.ts'
import { prepareVersions } from './prepare-versions.ts'
import { projection, type Projection } from './projection.ts'
import { rebuild } from './rebuild.ts'
import { runProjections, type Running } from './run-projections.ts'
import { listUnread } from './unread-events.ts'
import { verifyByReplay } from './verify.ts'

describe.each(storesHere('parking'))('parking on %s', (_, openStores) => {
  let stores: OpenedStores
  let told: TestLog
  let stop: AbortController
  let running: Running
  let broken: Set<number>
  const ref = { projection: 'vote-tallies', version: 1 }

  /** Cannot fold votes of the posts that are broken. */
  const fragile = (): Projection =>
    projection({
      ...voteTallies,
      evolve(documents, event) {
        if (event.type === 'VoteCast') {
          documents.put(tallies, String(event.data.postId), { postId: 'half done', votes: 0, voters: [] })
          if (broken.has(event.data.postId)) {
            throw new Error('cannot count')
          }
        }
        voteTallies.evolve(documents, event)
      },
    })
  const sane = (): Projection =>
    projection({
      ...fragile(),
      evolve: (documents, event) => {
        if (event.type === 'VoteCast' && broken.has(event.data.postId)) {
          throw new Error('cannot count')
        }
        voteTallies.evolve(documents, event)
      },
    })

  const parts = (projections: readonly Projection[]) =>
    runParts({ log: told.log, store: stores.store, projections, signal: stop.signal })
  const start = async (projections: readonly Projection[]) => {
    stop = new AbortController()
    const run = parts(projections)
    await prepareVersions(run, projections)
    running = runProjections(run)
  }
  const foldAll = async (...events: DomainEvent[]) => {
    await told.tell(...events)
    await running.caughtUp()
  }
  const votesOf = async (postId: number) => (await stores.readModels.collection(tallies).get(String(postId)))?.votes
  const parked = async () => (await stores.store.parking(ref).keys()).map(({ key, events }) => [key, events])
  const ask = async (key: string, action: 'retry' | 'discard') => {
    const changed = new Promise<void>((resolve) => void stores.store.onChange(() => resolve()))
    expect(await stores.store.parking(ref).request(key, { action, reason: 'a test' })).toBe(true)
    await changed
    while ((await stores.store.parking(ref).keys()).some(({ request }) => request !== null)) {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  beforeEach(async () => {
    stores = await openStores()
    told = openTestLog()
    broken = new Set([2])
    await start([sane()])
  })
  afterEach(async () => {
    stop.abort()
    await running.ended
    await stores.close()
  })

  it('keeps an event and all later ones of its key, while other keys go on', async () => {
    await foldAll(aVote({ postId: 1 }), aVote({ postId: 2 }), aVote({ postId: 1, userId: 'mo' }))
    broken.clear()
    await foldAll(aVote({ postId: 2, userId: 'mo' }), aVote({ postId: 3 }))
    expect(await parked()).toEqual([['2', 2]])
    expect([await votesOf(1), await votesOf(2), await votesOf(3)]).toEqual([2, undefined, 1])
  })

  it.each<{ what: string; action: 'retry' | 'discard'; isRepaired: boolean; votes?: number; left: [string, number][] }>(
    [
      { what: 'retry after a repair folds all in order', action: 'retry', isRepaired: true, votes: 3, left: [] },
      { what: 'retry without a repair changes nothing', action: 'retry', isRepaired: false, left: [['2', 2]] },
      {
        what: 'discard gives them up, and later ones are folded',
        action: 'discard',
        isRepaired: true,
        votes: 1,
        left: [],
      },
    ],
  )('$what', async ({ action, isRepaired, votes, left }) => {
    await foldAll(aVote({ postId: 2 }), aVote({ postId: 2, userId: 'mo' }))
    if (isRepaired) {
      broken.clear()
    }
    await ask('2', action)
    await foldAll(...(isRepaired ? [aVote({ postId: 2, userId: 'sue' })] : []))
    expect(await parked()).toEqual(left)
    expect(await votesOf(2)).toBe(votes)
  })

  it('keeps the reason of the parking, whatever stands in the way of folding again', async () => {
    await foldAll(aVote({ postId: 2 }), aVote({ postId: 2, userId: 'mo' }))
    const reason = async () => (await stores.store.parking(ref).keys())[0]?.first.failure?.message
    expect(await reason()).toBe('cannot count')
    for (const other of ['the log is on fire', 'the log is away']) {
      const reading = jest.spyOn(told.log, 'eventAt').mockRejectedValueOnce(new Error(other))
      await ask('2', 'retry')
      reading.mockRestore()
      expect(await reason()).toBe(`cannot count (tried again: ${other})`)
    }
    await ask('2', 'retry')
    expect(await reason()).toBe('cannot count')
  })

  it('folds what was parked even where the document has become newer', async () => {
    broken.clear()
    await foldAll(aVote({ postId: 2, userId: 'mo' }))
    broken.add(2)
    await foldAll(aVote({ postId: 2, userId: 'bob' }))
    const erased = await told.tell({ type: 'UserErased', data: { userId: 'mo', requestId: 'r' } })
    await running.caughtUp()
    expect(await stores.readModels.collection(tallies).get('2')).toMatchObject({ votes: 1, _pos: erased })
    broken.clear()
    await ask('2', 'retry')
    expect(await stores.readModels.collection(tallies).get('2')).toMatchObject({ votes: 2, _pos: erased })
  })

  it('takes nothing of an event that failed halfway', async () => {
    stop.abort()
    await running.ended
    const halfway = fragile()
    expect(codeOf(halfway)).toBe(codeOf(sane()))
    await start([halfway])
    await foldAll(aVote({ postId: 2 }))
    expect(await votesOf(2)).toBeUndefined()
  })

  it('remembers over a restart what waits', async () => {
    await foldAll(aVote({ postId: 2 }))
    stop.abort()
    await running.ended
    broken.clear()
    await start([sane()])
    await foldAll(aVote({ postId: 2, userId: 'mo' }))
    expect(await parked()).toEqual([['2', 2]])
  })

  it('parks what cannot be decoded by its stream', async () => {
    const strange = { type: 'VoteCast', id: '00000000-0000-4000-8000-000000000001', data: {} }
    const meta = {
      v: 99,
      commandId: 'c',
      correlationId: 'c',
      causationId: 'c',
      actor: { id: null, kind: 'system' as const },
    }
    await told.log.append('vote-1_bob', [{ ...strange, meta }], { expected: 'any' })
    await foldAll(aVote({ postId: 1, userId: 'bob' }), aVote({ postId: 1, userId: 'mo' }))
    expect(await parked()).toEqual([['stream:vote-1_bob', 2]])
    expect((await stores.store.parking(ref).keys())[0]?.first.failure).toMatchObject({ kind: 'decode' })
    expect(await votesOf(1)).toBe(1)
  })

  it('pauses the projection when too much waits, and others go on', async () => {
    stop.abort()
    await running.ended
    await start([sane(), postTitles])
    const many = Array.from({ length: parkingLimits.eventsPerKey + 1 }, (_unused, at) =>
      aVote({ postId: 2, userId: `u${at}` }),
    )
    await foldAll(...many, aPost({ postId: 5 }))
    const [standing] = (await stores.store.standings()).filter(({ projection: name }) => name === 'vote-tallies')
    expect(standing?.paused).toBe(true)
    expect((await running.progress()).map(({ projection: name, state }) => [name, state])).toEqual([
      ['post-titles', 'live'],
      ['vote-tallies', 'paused'],
    ])
  })

  it('parks in a rebuild what it parks live, and both have the same digest', async () => {
    await foldAll(aVote({ postId: 1 }), aVote({ postId: 2 }), aVote({ postId: 2, userId: 'mo' }))
    const [rebuilt] = await rebuild({ ...parts([sane()]), store: stores.elsewhere, isSwitchWanted: true })
    expect(rebuilt).toMatchObject({ comparedWith: 'active', isEqual: true, isSwitched: true, version: 2 })
    const keys = await stores.store.parking({ ...ref, version: 2 }).keys()
    expect(keys.map(({ key, events }) => [key, events])).toEqual([['2', 2]])
    await foldAll(aVote({ postId: 1, userId: 'mo' }))
    expect(await votesOf(1)).toBe(2)
  })

  describe('after events were given up', () => {
    beforeEach(async () => {
      await foldAll(aVote({ postId: 1 }), aVote({ postId: 2 }), aVote({ postId: 2, userId: 'mo' }))
      await ask('2', 'discard')
      // The one that failed and the one behind it are gone; what comes now is folded.
      broken.clear()
      await foldAll(aVote({ postId: 2, userId: 'sue' }))
    })

    it('every later version passes over them too', async () => {
      const [rebuilt] = await rebuild({ ...parts([sane()]), store: stores.elsewhere, isSwitchWanted: true })
      expect(rebuilt).toMatchObject({ isEqual: true, isSwitched: true, version: 2 })
      expect([await votesOf(1), await votesOf(2)]).toEqual([1, 1])
    })

    it('a fold from the first event gives the same documents', async () => {
      const verified = await verifyByReplay({ ...parts([sane()]), projection: sane(), ref })
      expect(verified).toMatchObject({ isEqual: true, differing: 0 })
    })

    it('a site without read models makes the same ones', async () => {
      stop.abort()
      await running.ended
      const fresh = await openStores()
      const before = stores
      stores = fresh
      await start([sane()])
      await running.caughtUp()
      expect([await votesOf(1), await votesOf(2), await parked()]).toEqual([1, 1, []])
      await before.close()
    })

    it('is only done when the log remembers it', async () => {
      broken.add(3)
      await foldAll(aVote({ postId: 3 }))
      const { append } = told.log
      const refused = new Promise<void>((resolve) => {
        told.log.append = async () => {
          resolve()
          throw new Unavailable('The disk is full.')
        }
      })
      await stores.store.parking(ref).request('3', { action: 'discard', reason: 'a test' })
      await refused
      expect(await parked()).toEqual([['3', 1]])
      told.log.append = append
      await ask('3', 'discard')
      expect(await parked()).toEqual([])
    })
  })

  describe('events that are given up while a version is built', () => {
    const parkedIn = async (version: number) =>
      (await stores.store.parking({ ...ref, version }).keys()).map(({ key }) => key)
    beforeEach(() => foldAll(aVote({ postId: 1 }), aVote({ postId: 2 }), aVote({ postId: 2, userId: 'mo' })))

    /** Has the events given up, and the fold repaired, when a rebuild is at a step. */
    const buildAnd = async (at: 'read' | 'indexes' | 'hand-over', { isRepaired }: { isRepaired: boolean }) => {
      let isDone = false
      const giveUp = async (step: string) => {
        if (step === at && !isDone) {
          isDone = true
          await ask('2', 'discard')
          broken = new Set(isRepaired ? [] : [2])
          await foldAll(aVote({ postId: isRepaired ? 2 : 1, userId: 'sue' }))
        }
      }
      const store = stores.elsewhere
      const { buildIndexes, setState } = store
      store.buildIndexes = (...about) => giveUp('indexes').then(() => buildIndexes.call(store, ...about))
      store.setState = (...about) => giveUp('hand-over').then(() => setState.call(store, ...about))
      const readAll: EventLog['readAll'] = (wanted) => giveUp('read').then(() => told.log.readAll(wanted))
      return rebuild({ ...parts([sane()]), log: { ...told.log, readAll }, store, isSwitchWanted: true })
    }

    it('stay so after the switch where it meets them afterwards', async () => {
      expect(await buildAnd('read', { isRepaired: false })).toMatchObject([{ isEqual: true, isSwitched: true }])
      expect([await votesOf(1), await votesOf(2), await parkedIn(2)]).toEqual([2, undefined, []])
    })

    it.each(['indexes', 'hand-over'] as const)('stay so after the switch where it had parked them: %s', async (at) => {
      expect(await buildAnd(at, { isRepaired: true })).toMatchObject([{ isEqual: true, isSwitched: true }])
      expect([await votesOf(1), await votesOf(2), await parkedIn(2)]).toEqual([1, 1, []])
    })

    it('end it where it has folded them, and the next one passes over them', async () => {
      await expect(buildAnd('read', { isRepaired: true })).rejects.toThrow(
        'an event was given up that version 2 of vote-tallies had folded: build it anew',
      )
      expect(await rebuild({ ...parts([sane()]), store: stores.elsewhere, isSwitchWanted: true })).toMatchObject([
        { isEqual: true, isSwitched: true, version: 3 },
      ])
      expect([await votesOf(1), await votesOf(2), await parkedIn(3)]).toEqual([1, 1, []])
    })
  })

  describe('a damaged event', () => {
    const meta = (v = 1) => ({
      v,
      commandId: 'c',
      correlationId: 'c',
      causationId: 'c',
      actor: { id: null, kind: 'system' as const },
    })
    const write = (stream: string, type: string, data: JsonObject) =>
      told.log.append(stream, [{ id: newUuid(), type, data, meta: meta() }], { expected: 'any' })

    it('with a text where a number belongs is parked by its key, and the rest goes on', async () => {
      await write('vote-7_bob', 'VoteCast', { postId: 7, userId: 'bob', value: 'many', previous: 0 })
      await foldAll(aVote({ postId: 7, userId: 'mo' }), aVote({ postId: 1 }))
      expect([await parked(), await votesOf(1), await votesOf(7)]).toEqual([[['7', 2]], 1, undefined])
      expect((await stores.store.parking(ref).keys())[0]?.first.failure?.message).toMatch(
        /^tallies.votes (was given NaN|is declared as number and was given a string)/,
      )
    })

    it('of an unknown type is passed over live and in a rebuild, and recorded once', async () => {
      await write('post-9', 'PostTeleported', { postId: 9 })
      await foldAll(aVote({ postId: 1 }))
      const [rebuilt] = await rebuild({ ...parts([sane()]), store: stores.elsewhere, isSwitchWanted: true })
      expect(rebuilt).toMatchObject({ isEqual: true, isSwitched: true })
      const noted = (await listUnread(told.log)).map(({ data }) => [data['position'], data['message']])
      expect(noted).toEqual([[1, 'PostTeleported is an event that this program does not know']])
    })
  })
})
