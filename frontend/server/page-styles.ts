import { createHash } from 'node:crypto'
import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/react'
import { LRUCache } from 'lru-cache'
import { namesAttribute } from '../src/app/styles-on-page.ts'
import type { PagePiece } from './page-pieces.ts'

/** The styles of one page, and what a policy has to name for them. */
export interface PageStyle {
  readonly tag: Buffer
  readonly hash: string
}

const mostSets = 500

/** Where all pages note their styles: each is put together once, not once for each page. */
export function notedStyles(): EmotionCache {
  const cache = createCache({ key: 'css' })
  // Text of styles is noted here and not written between the elements.
  cache.compat = true
  return cache
}

/** Finds what a page needs of the styles that were noted. Pages of one kind need the same. */
export function stylesFrom(cache: EmotionCache): (page: readonly PagePiece[]) => PageStyle {
  const known = new LRUCache<string, PageStyle>({ max: mostSets })
  return (page) => {
    // In the order of the page, so that what stands within comes after what it stands in.
    const used = new Set<string>()
    page.forEach(({ classes }) => classes.forEach((name) => used.add(name)))
    const key = [...used].join(' ')
    const styles = known.get(key) ?? writtenOut(cache, used)
    known.set(key, styles)
    return styles
  }
}

function writtenOut({ inserted, registered }: EmotionCache, used: ReadonlySet<string>): PageStyle {
  const textOf = (name: string): string => (typeof inserted[name] === 'string' ? inserted[name] : '')
  const classes = [...used].filter((name) => registered[`css-${name}`] !== undefined)
  const rules = classes.map(textOf).join('')
  // Keyframes belong to the styles that name them.
  const moves = Object.keys(inserted).filter((name) => name.startsWith('animation-') && rules.includes(name))
  const names = [...classes, ...moves].join(' ')
  const css = rules + moves.map(textOf).join('')
  return { tag: Buffer.from(`<style ${namesAttribute}="${names}">${css}</style>`), hash: hashSource(css) }
}

/** How a policy names one text of styles that may stand in the page. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
