import { askAgain, type Load } from './ask-again.ts'
import type { LargeSite } from './large-site.ts'
import { milliseconds, type Bench, type Figure } from './measure.ts'
import { asBrowsers, connections, costsOf, type Row } from './work-rows.ts'

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
  run: (events) => costsOf(rows, { events, more: async (site, cookie) => [await answerBeside(site, cookie)] }),
}

/** How long an answer takes one who asks while many open pages, against the same with nobody else there. */
async function answerBeside({ origin, postId }: LargeSite, cookie: string): Promise<Figure> {
  const headers = { ...asBrowsers, cookie }
  const askPost = () => askAgain(`${origin}/api/posts/${postId}`, { connections: 1, headers })
  const alone = await askPost()
  const [beside] = await Promise.all([askPost(), askAgain(`${origin}/`, { connections, headers })])
  return {
    what: 'post, JSON, while 50 members open home',
    value: waitOf(beside),
    ratio: alone.p50 / beside.p50,
    against: `the same with nobody else there, ${waitOf(alone)}`,
  }
}

const waitOf = ({ p50, p99 }: Load): string => `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`
