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
  /** Told where nobody waits. */
  readonly noteFailure: (error: unknown) => void
}
interface Kept {
  readonly page: KeptPage
  readonly answers: readonly Answered[]
  readonly renderedAt: number
  /** When its questions were last known to be answered as they were. */
  trueAt: number
}
export interface Keeping {
  /** The clock, in milliseconds. */
  readonly now: () => number
  readonly mostBytes?: number
  readonly pack?: typeof packForMany
}

/** Together the pages of now take no more, */
export const mostOfNow = 32 * 1024 * 1024
/** and those of the past, of which there is one for each moment, take no room from them. */
export const mostOfPast = 4 * 1024 * 1024
/** The text itself and its packed forms. */
const shareOfText = 2
/** So long nobody asks whether a page is still true, */
const trustedMs = 1_000
/** and so long it is served while that is asked: who opens what was removed, held or redacted since sees it no longer than this. */
const servedMs = 3_000
/** Ages stand on a page ("2 h ago"). */
const longestMs = 30_000

function keptPage(page: FilledPage, pack: typeof packForMany): KeptPage {
  const { body: plain } = page
  const made = new Map<Encoding, Promise<Buffer>>()
  const make = (encoding: Encoding) => {
    const packing = pack(encoding, plain)
    made.set(encoding, packing)
    // The next who asks tries again.
    packing.catch(() => made.delete(encoding))
    return packing
  }
  return { ...page, etag: weakTag(plain), packed: (encoding) => made.get(encoding) ?? make(encoding) }
}

const sizeOf = ({ page, answers }: Kept, key: string): number =>
  answers.reduce((sum, { path, text }) => sum + path.length + text.length, page.body.length * shareOfText + key.length)

/** Null where whoever asks is refused. */
type Open = (key: string, how: Rendering) => Promise<KeptPage | null>

/**
 * Pages that one text serves to all visitors. One that is older than a second is looked at again, and rendered anew if
 * anything on it has changed; who comes while that lasts gets the one before, until it is too old to be shown.
 */
export function keptPages({ now, mostBytes = mostOfNow, pack = packForMany }: Keeping): Open {
  const pages = new LRUCache<string, Kept>({ maxSize: mostBytes, sizeCalculation: sizeOf })
  const render: Open = async (key, how) => {
    // Before it asks anything: what is written meanwhile makes a page no truer than it was by then.
    const at = now()
    const { page, answers, refused } = await how.render()
    if (refused) {
      return null
    }
    const kept = keptPage(page, pack)
    if (page.status === 200) {
      pages.set(key, { page: kept, answers, renderedAt: at, trueAt: at })
    } else if (page.status < 500) {
      // Removed, moved or closed for all who come; where an answer is only missing the page may be the same afterwards.
      pages.delete(key)
    }
    return kept
  }
  const { renewed, renewBehind } = oneByOne(async (key, how) => {
    const [at, known] = [now(), pages.get(key)]
    const isYoung = known !== undefined && isWithin(longestMs, known.renderedAt, at)
    if (isYoung && (await how.isUnchanged(known.answers))) {
      known.trueAt = at
      return known.page
    }
    return render(key, how)
  })
  return async (key, how) => {
    const [at, known] = [now(), pages.get(key)]
    if (known === undefined || !isWithin(servedMs, known.trueAt, at)) {
      return renewed(key, how)
    }
    if (!isWithin(trustedMs, known.trueAt, at)) {
      renewBehind(key, how)
    }
    return known.page
  }
}

/** Renews each page once at a time. */
function oneByOne(renew: Open) {
  const running = new Map<string, Promise<KeptPage | null>>()
  const begin: Open = (key, how) => {
    const mine = renew(key, how).finally(() => running.delete(key))
    running.set(key, mine)
    return mine
  }
  const renewed: Open = async (key, how) => {
    const other = running.get(key)
    // Another one who asks too often says nothing about this one.
    return other === undefined ? begin(key, how) : ((await other) ?? renewed(key, how))
  }
  return {
    /** Waits for the page, also where it is on its way for somebody else. */
    renewed,
    /** Has it renewed while nobody waits. */
    renewBehind: (key: string, how: Rendering): void => {
      if (!running.has(key)) {
        begin(key, how).catch(how.noteFailure)
      }
    },
  }
}

const isWithin = (ms: number, from: number, to: number): boolean => Math.abs(to - from) < ms
