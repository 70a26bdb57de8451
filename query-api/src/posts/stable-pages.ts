import { createHash } from 'node:crypto'
import { beforeFirst } from '@deals/events'
import { posts, type PostDoc, type ReadModels } from '@deals/projector/read-models'
import type { Asking } from '../platform/ports.ts'
import { putsWithin } from '../platform/puts-within.ts'
import { memoryAnswers, type OwnAnswers } from '../platform/remembered-answers.ts'
import { sharedMemoryOf } from '../platform/remembered-shared.ts'
import type { Window } from './find-listed.ts'

/** Which posts stood on one page of a list that somebody scrolls through, and on those before it. */
interface Given {
  onPage: readonly number[]
  before: readonly number[]
}

/** How far posts may have moved since the page before; beyond it one may be met again. */
const slack = 50
const mostPages = 3_000
/** Who scrolls on later begins with the list as it is then. */
const rememberedForMs = 15 * 60_000
/** What stood further back than these is far out of the way. */
const mostBefore = 200
/** Redis holds jobs too, and a full one takes none: each process puts some 40 MB there at most. */
const mostShared = 20_000

interface Memory {
  own: OwnAnswers<Given>
  bounded: ReturnType<typeof putsWithin>
}

const memories = new WeakMap<ReadModels, Memory>()

function memoryOf(readModels: ReadModels): Memory {
  const memory = memories.get(readModels) ?? {
    own: memoryAnswers<Given>({ max: mostPages }),
    bounded: putsWithin({ most: mostShared, perMs: rememberedForMs }),
  }
  memories.set(readModels, memory)
  return memory
}

/** The pages that this process gave, and those that others gave where they share a memory: each may be asked of any of them. */
function pagesOf({ readModels, now }: Asking) {
  const { own, bounded } = memoryOf(readModels)
  const memory = sharedMemoryOf(readModels)?.answers<Given>('scrolls')
  const shared = memory && bounded(memory)
  return {
    async get(key: string): Promise<Given | undefined> {
      const known = own.peek(key, now)
      const found = known ?? (await shared?.get(key, now))
      if (known === undefined && found !== undefined) {
        await own.put(key, found, now)
      }
      return found?.value
    },
    async put(key: string, value: Given): Promise<void> {
      if (own.peek(key, now) === undefined) {
        const kept = { value, position: beforeFirst, from: now, until: now + rememberedForMs }
        await Promise.all([own.put(key, kept, now), shared?.put(key, kept, now)])
      }
    },
  }
}

const keyOf = (list: string, asOf: number, page: number): string => JSON.stringify([list, asOf, page])

/** What the first page of a list held, and how far its view was when it was read. */
interface FirstPage {
  list: string
  position: number
  postIds: readonly number[]
}

/** A list is written while it is read: two that were read at one position may differ, and each goes on in its own way. */
const nameOf = ({ position, postIds }: FirstPage): number =>
  createHash('sha256')
    .update(JSON.stringify([position, postIds]))
    .digest()
    .readUIntBE(0, 6)

/** Remembers what the first page held; later pages are asked for with the number that this gives. */
export async function beginScroll(asking: Asking, first: FirstPage): Promise<number> {
  const asOf = nameOf(first)
  await pagesOf(asking).put(keyOf(first.list, asOf, 1), { onPage: first.postIds, before: [] })
  return asOf
}

interface Scrolling {
  /** Names the list, whoever looks at it. */
  list: string
  /** What its first page was given with. */
  asOf: number
  page: number
  limit: number
}

/**
 * A later page that neither repeats a post of the earlier ones nor leaves one out that moved up meanwhile. Where nobody
 * knows of the page before it, it is that part of the list as it is now.
 */
export async function nextPage(
  asking: Asking,
  { list, asOf, page, limit }: Scrolling,
  find: (window: Window) => Promise<PostDoc[]>,
): Promise<PostDoc[]> {
  const pages = pagesOf(asking)
  const [kept, last] = await Promise.all([page, page - 1].map((one) => pages.get(keyOf(list, asOf, one))))
  if (kept !== undefined) {
    const found = await asking.readModels.collection(posts).many(kept.onPage.map(String))
    return kept.onPage.flatMap((postId) => found.get(String(postId)) ?? [])
  }
  const start = (page - 1) * limit
  if (last === undefined) {
    return find({ skip: start, limit })
  }
  const before = [...last.before, ...last.onPage].slice(-mostBefore)
  const given = new Set(before)
  const back = Math.min(slack, start)
  const found = await find({ skip: start - back, limit: back + limit + slack })
  const docs = found.filter(({ postId }) => !given.has(postId)).slice(0, limit)
  await pages.put(keyOf(list, asOf, page), { onPage: docs.map(({ postId }) => postId), before })
  return docs
}
