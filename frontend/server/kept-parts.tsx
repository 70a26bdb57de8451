import { CacheProvider } from '@emotion/react'
import type { EmotionCache } from '@emotion/react'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server.edge'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router-dom'
import { makeStore } from '../src/app/store.ts'
import { DrawOnceContext } from '../src/lib/kept-part.ts'
import type { DrawOnce } from '../src/lib/kept-part.ts'
import { isUnfinished } from './render-to-text.ts'

/** A part as it stands in pages. */
interface PartText {
  readonly html: string
  /** What it wants to be fetched early, which stands before the page. */
  readonly early: readonly string[]
  readonly isUnfinished: boolean
}

/** The parts of one page. */
export interface PageParts {
  readonly drawOnce: DrawOnce
  /** What of them stands before the page. */
  readonly early: () => string
}

const mostLetters = 16 * 1024 * 1024
/** React writes these before what it was given to draw. */
const written = /^(?:<link rel="preload"[^>]*\/>)*/

/** Parts of pages that are drawn once for everybody who gets them, until their clock goes on. */
export function keptParts(styles: EmotionCache): (now: number) => PageParts {
  const texts = new LRUCache<string, PartText>({
    maxSize: mostLetters,
    sizeCalculation: ({ html, early }, key) => html.length + early.join('').length + key.length,
  })
  let nobody = nobodyAt(0, styles)
  return (now) => {
    if (nobody.now !== now) {
      nobody = nobodyAt(now, styles)
    }
    const { drawn } = nobody
    /** A part may hold others, which stay when what is around them is drawn anew. */
    const drawingInto =
      (early: Set<string>): DrawOnce =>
      (name, part) => {
        const key = `${now} ${name} ${JSON.stringify(part.props)}`
        const { html, early: wanted } = texts.get(key) ?? drawAndKeep(key, part)
        wanted.forEach((one) => early.add(one))
        return html
      }
    const drawAndKeep = (key: string, part: ReactNode): PartText => {
      const text = textOf((within) => drawn(part, drawingInto(within)))
      // A part whose code is still on its way is drawn again.
      if (!text.isUnfinished) {
        texts.set(key, text)
      }
      return text
    }
    const early = new Set<string>()
    return { early: () => [...early].join(''), drawOnce: drawingInto(early) }
  }
}

function textOf(draw: (early: Set<string>) => string): PartText {
  const within = new Set<string>()
  const drawn = draw(within)
  const [own = ''] = written.exec(drawn) ?? []
  return { early: [...within, own], html: drawn.slice(own.length), isUnfinished: isUnfinished(drawn) }
}

const nothing = { send: () => Promise.reject(new Error('A part that is kept asks for nothing.')) }

/** Whoever sees parts for the first time: a store without answers, a place without an address. */
function nobodyAt(now: number, styles: EmotionCache) {
  const store = makeStore({ ...nothing, preloadedState: { clock: { now } } })
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
  return { now, drawn }
}
