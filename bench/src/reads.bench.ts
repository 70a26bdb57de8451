import { usualEvents } from './large-site.ts'
import type { Bench } from './measure.ts'
import { costsOf, type Row } from './work-rows.ts'

const ofCategory = '/api/posts?categories=computers&limit=25'

/** What browsers and scripts ask for. */
export const rows: readonly Row[] = [
  { what: 'feed of a category, visitor', path: () => ofCategory },
  { what: 'newest, visitor', path: () => '/api/posts?sortOrder=newest&limit=25' },
  { what: 'post, visitor', path: ({ postId }) => `/api/posts/${postId}` },
  { what: 'post, member', path: ({ postId }) => `/api/posts/${postId}`, isMember: true },
  { what: 'feed of a category, member', path: () => ofCategory, isMember: true },
  { what: 'comments of a post, visitor', path: ({ postId }) => `/api/posts/${postId}/comments` },
  { what: 'posts like one, visitor', path: ({ postId }) => `/api/posts/similar?postId=${postId}` },
  { what: 'search by a word, visitor', path: () => '/api/posts?q=laptop' },
]
const deep: Row = { what: 'newest, page 300, visitor', path: () => '/api/posts?sortOrder=newest&limit=25&page=300' }

/** What the browser asks for, over HTTP and with nothing remembered for one question alone. */
export const reads: Bench = {
  name: 'reads',
  about: 'answers in JSON of a site with 350,000 events (or as many as are asked for), 50 connections',
  usual: usualEvents,
  run: (events) => costsOf([...rows, deep], { events }),
}
