import fc from 'fast-check'
import { openMemoryKeyedStore } from '@deals/accounts'
import { openMemoryLog } from '@deals/event-log'
import { bodyOf, noon, smallSite, type Member, type SmallSite } from '../testing/small-site.ts'
import { gatherStore, loadStore, wayFrom } from './store-merge.stream.ts'

const slugs = ['one', 'two', 'three', 'four'] as const

async function fourStores(site: SmallSite, stacy: Member) {
  for (const slug of slugs) {
    await stacy.post('/api/staff/stores', { slug, name: slug, hosts: [`${slug}.example`] })
  }
}
const versionOf = async ({ context }: SmallSite, slug: string) => {
  const store = await loadStore(context, slug)
  return store.status === 'missing' ? -1 : store.version
}
const merge = async (site: SmallSite, by: Member, [slug, into]: readonly [string, string]) =>
  by.post(`/api/staff/stores/${slug}/merge`, {
    into,
    version: await versionOf(site, slug),
    intoVersion: await versionOf(site, into),
    reason: 'It is the same shop.',
  })
const undo = async (site: SmallSite, by: Member, slug: string) =>
  by.post(`/api/staff/stores/${slug}/unmerge`, { version: await versionOf(site, slug) })

it('of two who merge two stores into each other one comes first', async () => {
  const shared = { log: openMemoryLog({ now: () => noon }), store: openMemoryKeyedStore() }
  const [first, second] = [smallSite(shared), smallSite(shared)]
  const stacy = await first.join('stacy', 'staff')
  const sam = await second.join('sam', 'staff')
  await fourStores(first, stacy)
  const answers = await Promise.all([merge(first, stacy, ['one', 'two']), merge(second, sam, ['two', 'one'])])
  expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200])
  expect(await first.events('StoreMerged')).toHaveLength(1)
  ;[first, second].forEach((site) => site.close())
})

it('finishes what ended after the merge and before the other store heard of it', async () => {
  const site = smallSite()
  const stacy = await site.join('stacy', 'staff')
  await fourStores(site, stacy)
  const append = site.context.log.append.bind(site.context.log)
  site.context.log.append = async (stream, events, options) => {
    if (events.some(({ type }) => type === 'StoreGathered')) {
      throw new Error('the process ends')
    }
    return append(stream, events, options)
  }
  expect((await merge(site, stacy, ['one', 'two'])).status).toBe(500)
  site.context.log.append = append
  await site.system.gatherStore({ causationId: 'the job', slug: 'one' })
  expect(await loadStore(site.context, 'two')).toMatchObject({ hosts: ['two.example', 'one.example'] })
  site.close()
})

it('tells of a store, and of no post, that it changed while it was merged', async () => {
  const site = smallSite()
  const stacy = await site.join('stacy', 'staff')
  await fourStores(site, stacy)
  const append = site.context.log.append.bind(site.context.log)
  site.context.log.append = async (stream, events, options) => {
    const appended = await append(stream, events, options)
    if (events.some(({ type }) => type === 'StoreMergeBegun')) {
      await stacy.patch('/api/staff/stores/one', { name: 'Number one' })
    }
    return appended
  }
  const answer = await merge(site, stacy, ['one', 'two'])
  expect(answer.status).toBe(409)
  expect(bodyOf(answer)).toEqual({ message: 'Number one changed while you were working. Look at it again.' })
  site.close()
})

interface Act {
  readonly kind: 'merge' | 'undo' | 'again'
  readonly from: (typeof slugs)[number]
  readonly into: (typeof slugs)[number]
}
/** The job of the merge that was taken back comes again when its store has taken the other one in. */
const letGoAndTakenIn: Act[] = [
  { kind: 'merge', from: 'four', into: 'three' },
  { kind: 'undo', from: 'four', into: 'four' },
  { kind: 'merge', from: 'three', into: 'four' },
  { kind: 'again', from: 'four', into: 'four' },
]

describe('however stores are merged and merges taken back', () => {
  const slug = fc.constantFrom(...slugs)
  const act: fc.Arbitrary<Act> = fc.oneof(
    fc.tuple(slug, slug).map(([from, into]) => ({ kind: 'merge' as const, from, into })),
    slug.map((from) => ({ kind: 'undo' as const, from, into: from })),
    slug.map((from) => ({ kind: 'again' as const, from, into: from })),
  )

  it('every store leads to one that stands, each host to one store, and all of it back again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        const site = smallSite()
        const stacy = await site.join('stacy', 'staff')
        await fourStores(site, stacy)
        for (const { kind, from, into } of acts) {
          await {
            merge: () => merge(site, stacy, [from, into]),
            undo: () => undo(site, stacy, from),
            again: () => gatherStore(site.context, from),
          }[kind]()
        }
        await expectWhole(site)
        for (const one of slugs) {
          await undo(site, stacy, one)
        }
        for (const one of slugs) {
          expect(await loadStore(site.context, one)).toMatchObject({
            mergedInto: null,
            gathered: [],
            hosts: [`${one}.example`],
          })
        }
        site.close()
      }),
      { numRuns: 25, examples: [[letGoAndTakenIn]] },
    )
  })
})

/** What has to hold of the stores at any time. */
async function expectWhole({ context }: SmallSite) {
  const all = await Promise.all(slugs.map((slug) => loadStore(context, slug)))
  const hosts = all.flatMap((store) => (store.status === 'missing' ? [] : store.hosts))
  expect(hosts.toSorted()).toEqual(slugs.map((slug) => `${slug}.example`).toSorted())
  for (const slug of slugs) {
    const way = await wayFrom(context, slug)
    const end = way.at(-1)
    expect(end?.mergedInto).toBeNull()
    expect(end?.hosts).toContain(`${slug}.example`)
    for (const { gathered } of way.slice(1)) {
      expect(gathered.map((one) => one.slug)).toContain(slug)
    }
  }
}

it('says of a store that stands for itself that there is nothing to take back', async () => {
  const site = smallSite()
  const stacy = await site.join('stacy', 'staff')
  await fourStores(site, stacy)
  const answer = await undo(site, stacy, 'one')
  expect([answer.status, bodyOf(answer)['message']]).toEqual([409, 'one leads to no other store.'])
  site.close()
})
