import { categories } from '@deals/events'
import { usualEvents, type LargeSite } from './large-site.ts'
import type { Bench } from './measure.ts'
import { titleWords } from './site-words.ts'
import { costsOf, type Row } from './work-rows.ts'

const ofCategory = '/api/posts?categories=computers&limit=25'

/** What browsers and scripts ask for, of a site at rest: an answer serves all who ask the same within two seconds. */
export const rows: readonly Row[] = [
  { what: 'feed of a category, visitor', path: () => ofCategory },
  { what: 'newest, visitor', path: () => '/api/posts?sortOrder=newest&limit=25' },
  { what: 'post, visitor', path: ({ postId }) => `/api/posts/${postId}` },
  { what: 'post, member', path: ({ postId }) => `/api/posts/${postId}`, isMember: true },
  { what: 'feed of a category, member', path: () => ofCategory, isMember: true },
  { what: 'comments of a post, visitor', path: ({ postId }) => `/api/posts/${postId}/comments` },
  { what: 'posts like one, visitor', path: ({ postId }) => `/api/posts/similar?postId=${postId}` },
  { what: 'search by a word, visitor', path: () => '/api/posts?q=laptop' },
  { what: 'search by a word, member', path: () => '/api/posts?q=laptop', isMember: true },
]

/** The parts of a number in a system whose digits have so many values each, so that many questions follow one another before one comes again. */
function digitsOf(nr: number, bases: readonly number[]): number[] {
  let rest = nr
  return bases.map((base) => {
    const digit = rest % base
    rest = Math.floor(rest / base)
    return digit
  })
}

const orders = ['best', 'newest', 'popularity_desc'] as const

export function listAnew(nr: number): string {
  const [category = 0, more = 0, order = 0, page = 0] = digitsOf(nr, [categories.length, 11, orders.length, 3])
  const { slug = '' } = categories[category] ?? {}
  return `/api/posts?categories=${slug}&sortOrder=${orders[order] ?? ''}&limit=${20 + more}&page=${page + 1}`
}

/** Of other words each time: what words find is kept for all pages of it. */
export function searchAnew(nr: number): string {
  const [word = 0, other = 0, more = 0] = digitsOf(nr, [titleWords.length, titleWords.length, 30])
  const without = other === word ? '' : ` -"${titleWords[other] ?? ''}"`
  return `/api/posts?q=${encodeURIComponent(`${titleWords[word] ?? ''}${without}`)}&limit=${10 + more}`
}

function deepAnew(nr: number): string {
  const [page = 0, more = 0] = digitsOf(nr, [200, 6])
  return `/api/posts?sortOrder=newest&limit=${10 + more}&page=${400 + page}`
}

const postAnew = ({ postIds }: LargeSite, nr: number): string => `/api/posts/${postIds[nr % postIds.length] ?? 0}`

/** So many others are asked in between that nothing is kept any more when one is asked again. */
export const rowsAnew: readonly Row[] = [
  { what: 'feed of a category, visitor, anew', path: (_site, nr) => listAnew(nr) },
  { what: 'feed of a category, member, anew', path: (_site, nr) => listAnew(nr), isMember: true },
  { what: 'post, visitor, anew', path: postAnew },
  { what: 'post, member, anew', path: postAnew, isMember: true },
  { what: 'search by a word, visitor, anew', path: (_site, nr) => searchAnew(nr) },
]
const deep: readonly Row[] = [
  { what: 'newest, page 500 of 15, visitor', path: () => '/api/posts?sortOrder=newest&limit=15&page=500' },
  { what: 'newest, pages near 500, anew', path: (_site, nr) => deepAnew(nr) },
]

/** What the browser asks for, over HTTP. */
export const reads: Bench = {
  name: 'reads',
  about: 'answers in JSON of a site with 350,000 events (or as many as are asked for), 50 connections',
  usual: usualEvents,
  run: (events) => costsOf([...rows, ...rowsAnew, ...deep], { events }),
}
