import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/react'
import { LRUCache } from 'lru-cache'
import { hashSource } from './style-hashes.ts'

/** One element of styles, and what a policy has to name for it. */
export interface PageStyle {
  readonly tag: string
  readonly hash: string
}

const mostSets = 500
const className = /\bcss-([a-z0-9]+)/g

/** Where all pages note their styles: each is put together once, not once for each page. */
export function notedStyles(): EmotionCache {
  const cache = createCache({ key: 'css' })
  // Text of styles is noted here and not written between the elements.
  cache.compat = true
  return cache
}

/** Finds what a page needs of the styles that were noted. Pages of one kind need the same. */
export function stylesFrom(cache: EmotionCache): (html: string) => readonly PageStyle[] {
  const known = new LRUCache<string, readonly PageStyle[]>({ max: mostSets })
  return (html) => {
    // In the order of the page, so that what stands within comes after what it stands in.
    const used = new Set([...html.matchAll(className)].map(([, name = '']) => name))
    const key = [...used].join(' ')
    const styles = known.get(key) ?? writtenOut(cache, used)
    known.set(key, styles)
    return styles
  }
}

function writtenOut({ inserted, registered }: EmotionCache, used: ReadonlySet<string>): readonly PageStyle[] {
  const textOf = (name: string): string => (typeof inserted[name] === 'string' ? inserted[name] : '')
  const classes = [...used].filter((name) => registered[`css-${name}`] !== undefined)
  const rules = classes.map(textOf).join('')
  const others = Object.keys(inserted).filter((name) => registered[`css-${name}`] === undefined)
  const [moves, global] = [others.filter(isMove), others.filter((name) => !isMove(name))]
  const movesHere = moves.filter((name) => rules.includes(name))
  return [
    ...global.map((name) => styleOf('css-global', [name], textOf(name))),
    styleOf('css', [...classes, ...movesHere], rules + movesHere.map(textOf).join('')),
  ]
}

/** Keyframes, which belong to the styles that name them. */
const isMove = (name: string): boolean => name.startsWith('animation-')

const styleOf = (key: string, names: readonly string[], css: string): PageStyle => ({
  tag: `<style data-emotion="${key} ${names.join(' ')}">${css}</style>`,
  hash: hashSource(css),
})
