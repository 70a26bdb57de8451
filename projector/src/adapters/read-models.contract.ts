import fc from 'fast-check'
import { beforeFirst, positionFrom } from '@deals/events'
import { reportAdapterRun } from '@deals/storage/testing'
import { emptyDigest } from '../platform/digest.ts'
import { VersionGone, wholeLog } from '../platform/projection-store.ts'
import type { Doc } from '../platform/read-models.ts'
import { BadQuestion } from './check-filter.ts'
import { inOrder } from './compare.ts'
import { describeDivided } from './divided.contract.ts'
import { matches } from './matches.ts'
import { describeOfLogs } from './of-logs.contract.ts'
import { describeParking, describeRequests } from './parking.contract.ts'
import { describeSearch } from './search.contract.ts'
import { anyDocuments, anyQuestion, anything, deals, dealsVersion, putAll } from './testing/deals.ts'
import { offers } from './testing/offers.ts'
import { anyDays, anyVisits, timesByDay, visits, type Visits } from './testing/visits.ts'
import type { OpenedStore } from './testing/opened-store.ts'
import { describeValueCounts } from './value-counts.contract.ts'

const day = 24 * 60 * 60 * 1000

/** What every store of read models promises; `runs` random sets of documents are asked about. */
export function describeReadModels(
  adapter: string,
  open: () => Promise<OpenedStore>,
  { runs = 100 }: { runs?: number } = {},
): void {
  describe(`read models on ${adapter}`, () => {
    let opened: OpenedStore
    const collection = () => opened.readModels.collection(deals)
    const idsOf = async (...question: Parameters<ReturnType<typeof collection>['find']>) =>
      (await collection().find(...question)).map(({ _id }) => _id)

    beforeAll(() => reportAdapterRun({ port: 'read models', adapter, outcome: 'ran' }))
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(() => opened.close())

    describe('queries', () => {
      it('answer with nothing while no projection has written', async () => {
        expect(await collection().find({}, { sort: [], limit: 5 })).toEqual([])
        expect(await collection().count({})).toBe(0)
        expect(await opened.readModels.position('deals')).toBe(0)
      })

      it('give documents with their id and position', async () => {
        await putAll(opened.store, await dealsVersion(opened.store), {
          docs: { a: { best: 2 }, b: { best: 1 } },
          pos: 7,
        })
        expect(await collection().get('a')).toEqual({ best: 2, _id: 'a', _pos: 7 })
        expect(await collection().get('z')).toBeNull()
        expect([...(await collection().many(['b', 'z', 'a'])).keys()].sort()).toEqual(['a', 'b'])
      })

      it('give some values of documents alone, as these hold them', async () => {
        const docs = { a: { best: 2, status: '\u{1f600}', title: 'one' }, b: { price: 1.5 }, c: null }
        await putAll(opened.store, await dealsVersion(opened.store), { docs })
        const values = await collection().valuesOf(['b', 'z', 'a', 'c', 'a'], ['best', 'status', 'price'])
        expect(Object.fromEntries(values)).toEqual({ a: { best: 2, status: '\u{1f600}' }, b: { price: 1.5 } })
        expect((await collection().valuesOf([], ['best'])).size).toBe(0)
        for (const field of ['hot', 'tags', 'title'] as const) {
          await expect(collection().valuesOf(['a'], [field])).rejects.toBeInstanceOf(BadQuestion)
        }
      })

      it('give documents whose ids are numbers by these as they are written, and by nothing like them', async () => {
        const ref = await opened.store.create('offers', { ...anything, collections: [offers] })
        const docs = { '0': { price: 1 }, '9': { price: 2 }, '10': { price: 3 }, '11': null }
        await putAll(opened.store, ref, { docs, collection: offers.name })
        const ids = ['10', '0', '11', '12', '09', '9.0', ' 9', '-9', '9e0', 'x', '', '99999999999999999999']
        const numbered = opened.readModels.collection(offers)
        expect([...(await numbered.many(ids)).keys()].sort()).toEqual(['0', '10'])
        expect(Object.fromEntries(await numbered.valuesOf(ids, ['price']))).toEqual({
          0: { price: 1 },
          10: { price: 3 },
        })
      })

      it.each([true, false])('give values that are at hand (indexes are there from the start: %s)', async (indexed) => {
        const known = { ...offers, atHand: ['price', 'status'] }
        const ref = await opened.store.create('offers', { ...anything, collections: [known], indexed })
        const put = (pos: number, docs: Record<string, Doc | null>) =>
          putAll(opened.store, ref, { docs, pos, collection: offers.name })
        await put(1, { '9': { price: 1, status: 'x' }, '10': { price: 2 }, '11': { status: 'y' } })
        await put(2, { '9': { price: 3, status: 'x' }, '10': null })
        for (const build of [() => undefined, () => opened.store.buildIndexes(ref)]) {
          await build()
          const values = await opened.readModels.collection(known).valuesOf(['11', '10', '9', '9'], ['price', 'status'])
          expect(Object.fromEntries(values)).toEqual({ 9: { price: 3, status: 'x' }, 11: { status: 'y' } })
        }
      })

      it('give values of documents that a version holds whose fields were not declared yet', async () => {
        const { best: _best, ...fields } = deals.fields
        const older = { ...deals, fields, indexes: [['status']], counts: [] }
        const ref = await opened.store.create('deals', { ...anything, collections: [older] })
        await putAll(opened.store, ref, { docs: { a: { best: 2, status: 'x' }, b: { status: 'y' } } })
        const values = await collection().valuesOf(['a', 'b'], ['best', 'status'])
        expect(Object.fromEntries(values)).toEqual({ a: { best: 2, status: 'x' }, b: { status: 'y' } })
      })

      it('agree with the plain meaning of filters and orders on any documents', async () => {
        await fc.assert(
          fc.asyncProperty(
            anyDocuments,
            fc.array(anyQuestion, { minLength: 1, maxLength: 8 }),
            async (docs, questions) => {
              const fresh = await open()
              try {
                await putAll(fresh.store, await dealsVersion(fresh.store), { docs })
                for (const { filter, ...options } of questions) {
                  const model = Object.entries(docs)
                    .flatMap(([id, doc]) => (doc === null ? [] : [{ ...doc, _id: id }]))
                    .filter((doc) => matches(doc, filter))
                    .sort(inOrder(options.sort))
                  const expected = model.slice(options.skip, options.skip + options.limit).map(({ _id }) => _id)
                  const found = await fresh.readModels.collection(deals).find(filter, options)
                  expect(found.map(({ _id }) => _id)).toEqual(expected)
                  expect(await fresh.readModels.collection(deals).idsOfEach([filter], options)).toEqual([expected])
                  expect(await fresh.readModels.collection(deals).count(filter)).toBe(model.length)
                  expect(await fresh.readModels.collection(deals).count(filter, { atMost: 2 })).toBe(
                    Math.min(2, model.length),
                  )
                  const kept = await fresh.readModels.collection(deals).keptCount(filter)
                  expect(kept ?? model.length).toBe(model.length)
                  const prices = model.flatMap((doc: Doc) => (typeof doc['price'] === 'number' ? [doc['price']] : []))
                  const each = [...new Set(prices)].map((price) => [
                    price,
                    prices.filter((one) => one === price).length,
                  ])
                  expect(
                    Object.fromEntries(await fresh.readModels.collection(deals).countPer('price', filter)),
                  ).toEqual(Object.fromEntries(each))
                  const sum = await fresh.readModels.collection(deals).sum('price', filter)
                  const [wanted, size] = [prices, prices.map(Math.abs)].map((of) =>
                    of.reduce((all, one) => all + one, 0),
                  )
                  expect(Math.abs(sum - (wanted ?? 0))).toBeLessThanOrEqual((size ?? 0) * 1e-12)
                }
              } finally {
                await fresh.close()
              }
            },
          ),
          { numRuns: runs },
        )
      })

      it('tell how often it happened what documents tell, however often these change', async () => {
        const batches = fc.array(anyVisits, { minLength: 1, maxLength: 3 })
        await fc.assert(
          fc.asyncProperty(batches, anyDays, async (written, ofDays) => {
            const fresh = await open()
            try {
              const ref = await fresh.store.create('visits', { ...anything, collections: [visits] })
              for (const [at, docs] of written.entries()) {
                await putAll(fresh.store, ref, { docs, pos: at + 1, collection: visits.name })
              }
              const all: [string, Visits | null][] = written.flatMap((docs) => Object.entries(docs))
              const living = [...new Map(all).values()].flatMap((doc) => doc ?? [])
              const found = living.filter(({ kind, day }) => kind === 'click' && day > ofDays.$gt && day <= ofDays.$lte)
              const collection = fresh.readModels.collection(visits)
              const asked = { kind: 'click', day: ofDays }
              expect(await collection.countPer('day', asked)).toEqual(timesByDay(found))
              expect(await collection.count(asked)).toBe(found.length)
            } finally {
              await fresh.close()
            }
          }),
          { numRuns: runs },
        )
      })

      it('find nothing where none of no values is wanted', async () => {
        await putAll(opened.store, await dealsVersion(opened.store), { docs: { a: { status: 'active', hot: true } } })
        for (const filter of [{ status: { $in: [] } }, { hot: { $in: [] } }, { $or: [{ status: { $in: [] } }] }]) {
          expect(await idsOf(filter, { sort: [['best', -1]], limit: 5 })).toEqual([])
          expect(await idsOf(filter, { sort: [], limit: 5 })).toEqual([])
        }
      })

      it('refuse what stores would answer differently', async () => {
        const refused = (filter: object, sort: [string, 1 | -1][] = []) =>
          expect(collection().find({ ...filter }, { sort, limit: 1 })).rejects.toBeInstanceOf(BadQuestion)
        await refused({ colour: 'red' })
        await refused({ status: null })
        await refused({ status: undefined })
        await refused({ status: 3 })
        await refused({ best: { $gt: 'x' } })
        await refused({ best: { $regex: 'x' } })
        await refused({ tags: { $nin: ['a'] } })
        await refused({ tags: { $gt: 'a' } })
        await refused({ $or: [] })
        await refused({ $and: [{ 'nested.name': 'x' }] })
        await refused({}, [['title', 1]])
        for (const field of ['status', 'tags', 'colour']) {
          await expect(collection().countPer(field, {})).rejects.toBeInstanceOf(BadQuestion)
          await expect(collection().sum(field, {})).rejects.toBeInstanceOf(BadQuestion)
        }
        await refused({}, [['tags', 1]])
        await refused({ hot: { $ne: true } }, [
          ['type', 1],
          ['price', 1],
        ])
      })
    })

    describe('counts by value', () => describeValueCounts(open, { runs }))

    describe('search', () => describeSearch(open, { runs }))

    describe('writers', () => {
      it('leave a document that is newer already', async () => {
        const ref = await dealsVersion(opened.store)
        const writer = opened.store.writer(ref)
        const put = (best: number, pos: number) => ({
          collection: 'deals',
          id: 'a',
          pos: positionFrom(pos),
          doc: { best },
        })
        const commit = { partition: wholeLog, digest: emptyDigest }
        await writer.commit({ ...commit, puts: [put(5, 5)], from: beforeFirst, to: positionFrom(5) })
        expect(
          await writer.commit({ ...commit, puts: [put(4, 4), put(5, 5)], from: positionFrom(5), to: positionFrom(6) }),
        ).toEqual({
          written: 0,
          older: 2,
          moved: false,
        })
        expect(await collection().get('a')).toMatchObject({ best: 5, _pos: 5 })
      })

      it('write nothing when another one has moved the checkpoint', async () => {
        const ref = await dealsVersion(opened.store)
        const [ours, theirs] = [opened.store.writer(ref), opened.store.writer(ref)]
        const commit = { partition: wholeLog, from: beforeFirst, digest: emptyDigest }
        await theirs.commit({
          ...commit,
          puts: [{ collection: 'deals', id: 'a', pos: positionFrom(3), doc: { best: 3 } }],
          to: positionFrom(3),
        })
        const puts = [{ collection: 'deals', id: 'b', pos: positionFrom(4), doc: { best: 4 } }]
        expect(await ours.commit({ ...commit, puts, to: positionFrom(4) })).toEqual({
          written: 0,
          older: 0,
          moved: true,
        })
        expect(await collection().get('b')).toBeNull()
        expect(await ours.checkpoint(wholeLog)).toEqual({ position: 3, digest: emptyDigest })
      })

      it('find tombstones but queries do not', async () => {
        const ref = await dealsVersion(opened.store)
        await putAll(opened.store, ref, { docs: { a: { best: 1, tags: ['x'] } } })
        await putAll(opened.store, ref, { docs: { a: null }, pos: 2 })
        expect((await opened.store.writer(ref).load('deals', ['a'])).get('a')).toMatchObject({ pos: 2, doc: null })
        expect(await collection().get('a')).toBeNull()
        expect(await idsOf({ tags: 'x' }, { sort: [], limit: 5 })).toEqual([])
      })

      it('find the ids of one person by any declared field', async () => {
        const ref = await dealsVersion(opened.store)
        await putAll(opened.store, ref, {
          docs: { b: { status: 'x', tags: ['t'] }, a: { status: 'x' }, c: { status: 'y', tags: ['t'] }, d: null },
        })
        const writer = opened.store.writer(ref)
        expect(await writer.idsWhere('deals', 'status', 'x')).toEqual(['a', 'b'])
        expect(await writer.idsWhere('deals', 'tags', 't')).toEqual(['b', 'c'])
      })

      it('find what a list holds now, told what it held before or not', async () => {
        const ref = await dealsVersion(opened.store)
        const [first, second] = [{ tags: ['x', 'y'] }, { tags: ['y', 'z'] }]
        const writer = opened.store.writer(ref)
        const commit = { partition: wholeLog, digest: emptyDigest }
        const both = ['told', 'untold'].map((id) => ({ collection: 'deals', id }))
        const [told, untold] = [both.slice(0, 1), both.slice(1)]
        await writer.commit({
          ...commit,
          from: beforeFirst,
          to: positionFrom(1),
          puts: both.map((put) => ({ ...put, pos: positionFrom(1), doc: first })),
        })
        const puts = [...told.map((put) => ({ ...put, before: first })), ...untold]
        await writer.commit({
          ...commit,
          from: positionFrom(1),
          to: positionFrom(2),
          puts: puts.map((put) => ({ ...put, pos: positionFrom(2), doc: second })),
        })
        expect(await writer.idsWhere('deals', 'tags', 'x')).toEqual([])
        expect(await writer.idsWhere('deals', 'tags', 'y')).toEqual(['told', 'untold'])
        expect(await writer.idsWhere('deals', 'tags', 'z')).toEqual(['told', 'untold'])
      })
    })

    describe('versions', () => {
      const waitsFor = (position: number) =>
        opened.readModels.waitFor({ projection: 'deals', position: positionFrom(position) }, 5000)

      it('switch what queries read, and back, at once', async () => {
        const { store } = opened
        const first = await dealsVersion(store)
        await putAll(store, first, { docs: { a: { best: 1 } }, pos: 3 })
        expect(await collection().get('a')).toMatchObject({ best: 1 })
        const second = await store.create('deals', { ...anything, state: 'building', indexed: false })
        await putAll(store, second, { docs: { a: { best: 2, title: 'late words' } }, pos: 2 })
        expect(await store.activate(second, day)).toBe(false)
        await store.buildIndexes(second)
        await store.setState(second, 'fed')
        expect(await store.activate(second, day)).toBe(false)
        await putAll(store, second, { docs: { b: { best: 3 } }, pos: 3 })
        expect(await collection().get('a')).toMatchObject({ best: 1 })
        expect(await store.activate(second, day)).toBe(true)
        expect(await collection().get('a')).toMatchObject({ best: 2 })
        expect(await idsOf({}, { sort: [['best', -1]], limit: 5 })).toEqual(['b', 'a'])
        expect((await opened.readModels.search(deals, 'late', {}, { limit: 3 })).map(({ id }) => id)).toEqual(['a'])
        expect(await store.standings()).toEqual([{ projection: 'deals', active: 2, previous: 1, paused: false }])
        expect(await store.activate(first, day)).toBe(true)
        expect(await collection().get('a')).toMatchObject({ best: 1 })
      })

      it('are at another moment after every change that queries can see', async () => {
        const { store, readModels } = opened
        const moments = [await readModels.moment()]
        const look = async () => moments.push(await readModels.moment())
        const first = await dealsVersion(store)
        await putAll(store, first, { docs: { a: { best: 1 } }, pos: 1 })
        await look()
        await look()
        expect(moments[2]).toBe(moments[1])
        await putAll(store, first, { docs: { a: { best: 2 } }, pos: 2 })
        await look()
        await putAll(store, first, { docs: { a: null }, pos: 3 })
        await look()
        const second = await dealsVersion(store)
        await putAll(store, second, { docs: { a: { best: 9 } }, pos: 3 })
        await look()
        await store.activate(second, day)
        await look()
        expect(new Set(moments).size).toBe(6)
      })

      it('are dropped with all they hold, but never the active one', async () => {
        const { store } = opened
        const first = await dealsVersion(store)
        const second = await dealsVersion(store)
        const writer = store.writer(second)
        await putAll(store, second, { docs: { a: { best: 1 } } })
        expect(await store.drop(first)).toBe(false)
        expect(await store.drop(second)).toBe(true)
        const commit = { puts: [], partition: wholeLog, from: beforeFirst, to: positionFrom(1), digest: emptyDigest }
        await expect(writer.commit(commit)).rejects.toBeInstanceOf(VersionGone)
        // Whoever was about to take it over did not know yet.
        await store.setState(second, 'fed')
        expect((await store.versions()).find(({ version }) => version === 2)?.state).toBe('dropped')
        expect((await dealsVersion(store)).version).toBe(3)
      })

      it('keep a collection for one projection', async () => {
        await dealsVersion(opened.store)
        await expect(opened.store.create('others', anything)).rejects.toThrow('belongs to')
      })

      it('tell those who wait that a position was passed, and those who wait in vain', async () => {
        const ref = await dealsVersion(opened.store)
        const [early, passed] = [
          opened.readModels.waitFor({ projection: 'deals', position: positionFrom(9) }, 1),
          waitsFor(2),
        ]
        await putAll(opened.store, ref, { docs: {}, pos: 2 })
        expect(await Promise.all([early, passed, waitsFor(1)])).toEqual([false, true, true])
        expect(await opened.readModels.position('deals')).toBe(2)
      })

      it('can be looked at as they were at one moment', async () => {
        const ref = await dealsVersion(opened.store)
        await putAll(opened.store, ref, { docs: { b: { best: 1, status: 'x' }, a: { best: 2 }, c: null }, pos: 4 })
        const snapshot = await opened.store.snapshot(ref)
        await putAll(opened.store, ref, { docs: { b: { best: 9 } }, pos: 5 })
        expect(snapshot.position).toBe(4)
        expect([...snapshot.documents('deals')]).toEqual([
          { id: 'a', text: '{"best":2}' },
          { id: 'b', text: '{"best":1,"status":"x"}' },
        ])
        snapshot.close()
      })
    })

    describeDivided(() => opened)
    describeOfLogs(() => opened)
    describeParking(() => opened)
    describeRequests(() => opened)
  })
}
