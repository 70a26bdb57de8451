import { randomUUID } from 'node:crypto'
import { CacheProvider, type EmotionCache } from '@emotion/react'
import { LRUCache } from 'lru-cache'
import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router-dom'
import { isShared } from '@deals/events'
import { DrawOnceContext, type DrawOnce } from '../src/lib/kept-part.ts'
import { drawingStore } from './drawing-store.ts'
import { classesIn, pieceOf, type PagePiece } from './page-pieces.ts'
import { isUnfinished } from './render-to-text.ts'

/** A part as it stands in pages. */
interface PartText extends PagePiece {
  /** What it wants to be fetched early, which stands before the page. */
  readonly early: readonly string[]
  readonly isUnfinished: boolean
}

/** The parts of one page. */
export interface PageParts {
  /** Answers a mark, in whose place the part is put. */
  readonly drawOnce: DrawOnce
  /** A page that was drawn with marks, with the parts in it and what they want early before it. */
  readonly put: (page: string) => readonly PagePiece[]
}

const mostBytes = 16 * 1024 * 1024
/** Before and after the number of a part, known to nobody outside: what members write cannot hold it. */
const mark = `<!--${randomUUID()}-->`
/** React writes these before what it was given to draw. */
const written = /^(?:<link rel="preload"[^>]*\/>)*/

/** Parts of pages that are drawn once for everybody who gets them, until their clock goes on. */
export function keptParts(styles: EmotionCache): (now: number) => PageParts {
  const texts = new LRUCache<string, PartText>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes, early }, key) => bytes.length + early.join('').length + key.length,
  })
  let nobody = nobodyAt(0, styles)
  return (now) => {
    if (nobody.now !== now) {
      nobody = nobodyAt(now, styles)
    }
    const { drawn, ofShared } = nobody
    const partOf = (name: string, part: ReactElement<object>): PartText =>
      ofShared(name, part.props, () => {
        const key = JSON.stringify([now, name, part.props])
        return texts.get(key) ?? drawAndKeep(key, part)
      })
    /** A part may hold others, which stay when what is around them is drawn anew. */
    const drawingInto =
      (early: Set<string>): DrawOnce =>
      (name, part) => {
        const { bytes, early: wanted } = partOf(name, part)
        wanted.forEach((one) => early.add(one))
        return bytes.toString()
      }
    const drawAndKeep = (key: string, part: ReactNode): PartText => {
      const text = textOf((within) => drawn(part, drawingInto(within)))
      // A part whose code is still on its way is drawn again.
      if (!text.isUnfinished) {
        texts.set(key, text)
      }
      return text
    }
    return partsOfPage(partOf)
  }
}

/** Text of a part is not copied into the page that is drawn: all that is done with a page would read it again. */
function partsOfPage(partOf: (...one: Parameters<DrawOnce>) => PartText): PageParts {
  const parts: PartText[] = []
  return {
    drawOnce: (name, part) => {
      const text = partOf(name, part)
      // Whoever draws the page looks in it for what is missing.
      return text.isUnfinished ? text.bytes.toString() : `${mark}${parts.push(text) - 1}${mark}`
    },
    put: (page) => {
      const early = [...new Set(parts.flatMap((part) => part.early))].join('')
      const pieces = page.split(mark).map((text, at) => (at % 2 === 0 ? pieceOf(text) : parts[Number(text)]))
      return [pieceOf(early), ...pieces.filter((piece) => piece !== undefined)]
    },
  }
}

/**
 * Parts of what pages share, such as cards that their readers have not marked. To find one by all that makes it means
 * writing all of that for each page; what is frozen stays as it is, so that it is known by itself.
 */
function partsOfShared() {
  const known = new WeakMap<object, Map<string, PartText>>()
  return (name: string, props: object, find: () => PartText): PartText => {
    const shared = sharedIn(props)
    if (shared === undefined) {
      return find()
    }
    const [place, one] = shared
    const parts = known.get(one) ?? new Map<string, PartText>()
    known.set(one, parts)
    const key = JSON.stringify([name, { ...props, [place]: null }])
    const part = parts.get(key) ?? find()
    if (!part.isUnfinished) {
      parts.set(key, part)
    }
    return part
  }
}

function sharedIn(props: object): readonly [place: string, one: object] | undefined {
  for (const [place, value] of Object.entries<unknown>({ ...props })) {
    if (isShared(value)) {
      return [place, value]
    }
  }
  return undefined
}

const encoder = new TextEncoder()

function textOf(draw: (early: Set<string>) => string): PartText {
  const within = new Set<string>()
  const drawn = draw(within)
  const [own = ''] = written.exec(drawn) ?? []
  const html = drawn.slice(own.length)
  // In memory of its own: a short piece of what many share would hold all of that.
  const { buffer, byteOffset, byteLength } = encoder.encode(html)
  const bytes = Buffer.from(buffer, byteOffset, byteLength)
  return { early: [...within, own], bytes, classes: classesIn(html), isUnfinished: isUnfinished(drawn) }
}

const nothing = { send: () => Promise.reject(new Error('A part that is kept asks for nothing.')) }

/** Whoever sees parts for the first time: a store without answers, a place without an address. */
function nobodyAt(now: number, styles: EmotionCache) {
  const store = drawingStore({ ...nothing, preloadedState: { clock: { now } } })
  const drawn = (part: ReactNode, drawOnce: DrawOnce): string =>
    renderToString(
      <CacheProvider value={styles}>
        <DrawOnceContext value={drawOnce}>
          <Provider store={store}>
            <StaticRouter location="/">{part}</StaticRouter>
          </Provider>
        </DrawOnceContext>
      </CacheProvider>,
    )
  return { now, drawn, ofShared: partsOfShared() }
}
