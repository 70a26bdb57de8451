import { askAgain, type Load } from './ask-again.ts'
import { usualEvents, withLargeSite, type LargeSite } from './large-site.ts'
import { milliseconds, type Bench, type Figure } from './measure.ts'
import { asBrowsers, connections, costsOf, type Row } from './work-rows.ts'

const rows: readonly Row[] = [
  { what: 'home, visitor', path: () => '/' },
  { what: 'category, visitor', path: () => '/category/computers' },
  { what: 'post, visitor', path: ({ postId }) => `/post/${postId}` },
  // Pages are kept by their address; the questions of a page are not told apart by this.
  { what: 'home, visitor, drawn anew', path: (_site, nr) => `/?anew=${nr}` },
  {
    what: 'post, visitor, drawn anew',
    path: ({ postIds }, nr) => `/post/${postIds[nr % postIds.length] ?? 0}?anew=${nr}`,
  },
  { what: 'home, member', path: () => '/', isMember: true },
  { what: 'category, member', path: () => '/category/computers', isMember: true },
  { what: 'post, member', path: ({ postId }) => `/post/${postId}`, isMember: true },
]

/** Pages as a browser gets them before any script of theirs runs. */
export const pages: Bench = {
  name: 'pages',
  about: 'pages of a site with 350,000 events (or as many as are asked for), 50 connections',
  usual: usualEvents,
  run: (events) => costsOf(rows, { events, more: answersBeside }),
}

/**
 * How long an answer takes one who asks while many open pages, against the same with nobody else there, and against the same
 * where the thread that answers draws the pages, too.
 */
async function answersBeside(directory: string, cookie: string): Promise<Figure[]> {
  const headers = { ...asBrowsers, cookie }
  const askPost = ({ origin, postId }: LargeSite) =>
    askAgain(`${origin}/api/posts/${postId}`, { connections: 1, headers })
  const askBeside = async (site: LargeSite) => {
    const [beside] = await Promise.all([askPost(site), askAgain(`${site.origin}/`, { connections, headers })])
    return beside
  }
  const [alone, beside] = await withLargeSite(directory, async (site) => [await askPost(site), await askBeside(site)])
  const together = await withLargeSite(directory, askBeside, { PAGE_THREADS: '0' })
  const than = (what: string, other: Load, words: string): Figure => ({
    what,
    value: waitOf(beside),
    ratio: other.p50 / beside.p50,
    against: `${words}, ${waitOf(other)}`,
  })
  return [
    than('post, JSON, while 50 members open home', alone, 'the same with nobody else there'),
    than('the same beside one thread', together, 'the same where the thread that answers draws the pages'),
  ]
}

const waitOf = ({ p50, p99 }: Load): string => `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`
