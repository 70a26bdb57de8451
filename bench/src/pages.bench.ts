import type { Bench } from './measure.ts'
import { costsOf, type Row } from './work-rows.ts'

const rows: readonly Row[] = [
  { what: 'home, visitor', path: () => '/' },
  { what: 'category, visitor', path: () => '/category/computers' },
  { what: 'post, visitor', path: ({ postId }) => `/post/${postId}` },
  { what: 'home, member', path: () => '/', isMember: true },
  { what: 'category, member', path: () => '/category/computers', isMember: true },
  { what: 'post, member', path: ({ postId }) => `/post/${postId}`, isMember: true },
]

/** Pages as a browser gets them before any script of theirs runs. */
export const pages: Bench = {
  name: 'pages',
  about: 'pages of a site with 350,000 events (or as many as are asked for), 50 connections',
  run: (size) => costsOf(rows, size),
}
