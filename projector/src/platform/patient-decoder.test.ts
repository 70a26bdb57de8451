import { createSealer, openMemoryKeyedStore, sealingKeysIn } from '@deals/accounts'
import { createCodec, openMemoryLog } from '@deals/event-log'
import { streamOf } from '@deals/events'
import { actorOf, ann, aPost, bob, firstTime, postId } from '@deals/events/testing'
import { Unavailable } from '@deals/storage'
import { openMemoryReadModels } from '../adapters/memory-read-models.ts'
import { posts } from '../posts/posts.read-models.ts'
import { projections } from '../projections.ts'
import { startProjector } from '../start-projector.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const masterKey = Buffer.alloc(32, 7)

/** The keys of sealed texts in a store that can go away. */
function keysThatGoAway() {
  const keys = sealingKeysIn(openMemoryKeyedStore())
  let [isAway, tell] = [false, () => {}]
  return {
    keys: {
      ...keys,
      get: async (id: string) => {
        if (isAway) {
          tell()
          throw new Unavailable('MongoDB does not answer.')
        }
        return keys.get(id)
      },
    },
    /** Resolves when somebody asks in vain. */
    away: () => {
      isAway = true
      return new Promise<void>((resolve) => (tell = resolve))
    },
    back: () => (isAway = false),
  }
}

async function openSite() {
  const log = openMemoryLog({ now: () => firstTime })
  const { keys, away, back } = keysThatGoAway()
  const codec = () => createCodec({ sealer: createSealer({ keys, masterKey }) })
  const writing = codec()
  const { readModels, store } = openMemoryReadModels()
  /** Seals a post, and appends it when it is told to. */
  const seal = async (id: number, authorId: string) => {
    const commandId = crypto.randomUUID()
    const actor = actorOf(authorId)
    const meta = { commandId, correlationId: commandId, causationId: commandId, actor, occurredAt: firstTime }
    const stream = streamOf.post(id)
    const encoded = await writing.encode([aPost({ postId: id, authorId })], { stream, meta, subject: authorId })
    return () => log.append(stream, encoded, { expected: 'none' })
  }
  const start = () => startProjector({ log, codec: codec(), store, logger: silent, projections })
  const known = async () => (await readModels.collection(posts).many([postId, postId + 1].map(String))).size
  return { away, back, seal, start, known }
}

it.each(['live', 'catching up'])('an outage of the keys parks nothing of a view that is %s: it waits', async (when) => {
  const site = await openSite()
  const [first, second] = [await site.seal(postId, ann), await site.seal(postId + 1, bob)]
  await first()
  const live = when === 'live' ? await site.start() : undefined
  await live?.caughtUp()
  const askedInVain = site.away()
  await second()
  const projector = live ?? (await site.start())
  await askedInVain
  site.back()
  await projector.caughtUp()
  expect((await projector.progress()).filter(({ parkedKeys }) => parkedKeys > 0)).toEqual([])
  expect(await site.known()).toBe(2)
  await projector.stop()
})
