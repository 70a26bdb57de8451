import { LRUCache } from 'lru-cache'
import { weakTag } from '@deals/process'
import { packForMany, type Encoding } from './pack.ts'
import type { FilledPage } from './page-source.ts'
import type { Answered } from './recorded-answers.ts'

/** A page for many; each way of packing it is made once, when it is first asked for. */
export interface KeptPage extends FilledPage {
  readonly etag: string
  readonly packed: (encoding: Encoding) => Promise<Buffer>
}

/** What a page was rendered from. */
export interface Rendered {
  readonly page: FilledPage
  readonly answers: readonly Answered[]
  /** Answered in place of a page: its reader asks too often. */
  readonly refused: boolean
}
export interface Rendering {
  readonly render: () => Promise<Rendered>
  /** Whether the same questions have the same answers now. */
  readonly isUnchanged: (answers: readonly Answered[]) => Promise<boolean>
}
interface Kept {
  readonly page: KeptPage
  readonly answers: readonly Answered[]
  readonly renderedAt: number
  /** When its questions were last known to be answered as they were. */
  trueAt: number
  renewing: boolean
}

/** Together the pages of now take no more, */
export const mostOfNow = 32 * 1024 * 1024
/** and those of the past, of which there is one for each moment, take no room from them. */
export const mostOfPast = 4 * 1024 * 1024
/** The text itself and its packed forms, and what it was made from. */
const shareOfText = 2
/** So long nobody asks whether a page is still true. */
const trustedMs = 1_000
/** Ages stand on a page ("2 h ago"). */
const longestMs = 30_000

function keptPage(page: FilledPage): KeptPage {
  const { body: plain } = page
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    ...page,
    etag: weakTag(plain),
    packed: (encoding) => {
      const packed = made.get(encoding) ?? packForMany(encoding, plain)
      made.set(encoding, packed)
      return packed
    },
  }
}

/**
 * Pages that one text serves to all visitors. One that is older than a second is looked at again by the next who asks,
 * and rendered anew if anything on it has changed; who comes while that lasts gets the one before.
 */
export function keptPages(now: () => number, mostBytes = mostOfNow) {
  const pages = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }, key) => page.body.length * shareOfText + key.length,
  })
  const renderOnce = renderingOnce(async (key, { render }) => {
    const { page, answers, refused } = await render()
    if (refused) {
      return null
    }
    const kept = keptPage(page)
    if (page.status === 200) {
      pages.set(key, { page: kept, answers, renderedAt: now(), trueAt: now(), renewing: false })
    }
    return kept
  })
  const renew = async (key: string, known: Kept, how: Rendering): Promise<KeptPage | null> => {
    known.renewing = true
    try {
      const at = now()
      if (isWithin(longestMs, known.renderedAt, at) && (await how.isUnchanged(known.answers))) {
        known.trueAt = at
        return known.page
      }
      return await renderOnce(key, how)
    } finally {
      known.renewing = false
    }
  }
  /** Null where whoever asks is refused. */
  return async (key: string, how: Rendering): Promise<KeptPage | null> => {
    const known = pages.get(key)
    if (known === undefined) {
      return renderOnce(key, how)
    }
    return known.renewing || isWithin(trustedMs, known.trueAt, now()) ? known.page : renew(key, known, how)
  }
}

type Render = (key: string, how: Rendering) => Promise<KeptPage | null>

/** Who opens a page while it is rendered waits for the same rendering. */
function renderingOnce(renderAnew: Render): Render {
  const rendering = new Map<string, Promise<KeptPage | null>>()
  return async (key, how) => {
    const running = rendering.get(key)
    if (running !== undefined) {
      // Another one who asks too often says nothing about this one.
      return (await running) ?? renderAnew(key, how)
    }
    const mine = renderAnew(key, how)
    rendering.set(key, mine)
    try {
      return await mine
    } finally {
      rendering.delete(key)
    }
  }
}

const isWithin = (ms: number, from: number, to: number): boolean => Math.abs(to - from) < ms
