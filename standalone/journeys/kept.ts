import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { numberOf, beforeFirst } from '@deals/events'
import { openSqliteLog } from '@deals/event-log'
import { clientOf, until, type Answer, type Client } from './client.ts'
import type { Crowd } from './load.ts'
import type { Settings } from './site.ts'

interface Post {
  readonly id: number
  readonly votes: number
  readonly userVote: 1 | -1 | null
}

/** Fails unless everything that was acknowledged is in the answers; what was in doubt is settled by them. */
export async function expectAllKept(crowd: Crowd, url: string): Promise<void> {
  expect(crowd.refusals).toEqual([])
  const sums = new Map<number, number>()
  let shown: readonly Post[] = []
  for (const writer of crowd.writers) {
    shown = await postsSeenBy(clientOf(url, writer.session), crowd.position)
    for (const { id, userVote } of shown) {
      const acknowledged = writer.votes.get(id) ?? null
      const possible = writer.inDoubt?.postId === id ? [acknowledged, writer.inDoubt.vote] : [acknowledged]
      expect(possible).toContain(userVote)
      writer.votes.set(id, userVote)
      sums.set(id, (sums.get(id) ?? 0) + (userVote ?? 0))
    }
    writer.inDoubt = null
  }
  expect(shown.map(({ id, votes }) => [id, votes])).toEqual(crowd.postIds.toReversed().map((id) => [id, sums.get(id)]))
  await expectCommentsKept(crowd, url)
}

/** Whoever is refused for a moment asks again. */
const isWhole = ({ status, isStale }: Answer): boolean => status === 200 && !isStale

/** The posts in the order of their age, read when the read models have come as far as was acknowledged. */
async function postsSeenBy(client: Client, position: number): Promise<Post[]> {
  const { body } = await until(
    () => client.get('/api/posts?limit=100&types=discussion&sortOrder=newest', position),
    isWhole,
  )
  return (body as { posts: Post[] }).posts
}

/** Fails unless every comment that was acknowledged is there, with its words. */
export async function expectCommentsKept({ postIds, writers, position }: Crowd, url: string): Promise<void> {
  const found = new Map<number, string>()
  for (const postId of postIds) {
    for (const { id, content } of await commentsOf(clientOf(url), postId, position)) {
      found.set(id, content)
    }
  }
  const acknowledged = writers.flatMap(({ comments }) => [...comments])
  expect(acknowledged.filter(([id, content]) => found.get(id) !== content)).toEqual([])
}

interface CommentPage {
  readonly comments: { id: number; content: string }[]
  readonly pagination: { totalPages: number }
}

async function commentsOf(client: Client, postId: number, position: number) {
  const comments: CommentPage['comments'] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const path = `/api/posts/${postId}/comments?limit=100&depth=0&sort=old&page=${page}`
    const { body } = await until(() => client.get(path, position), isWhole)
    const answer = body as CommentPage
    comments.push(...answer.comments)
    pages = answer.pagination.totalPages
  }
  return comments
}

/** Fails unless the log of a site that is down has every place filled, and reaches as far as was acknowledged. */
export async function expectDenseLog(dataDir: string, { position }: Crowd): Promise<void> {
  const log = await openSqliteLog({ file: join(dataDir, 'events.db'), writer: 'inline' })
  try {
    const head = await log.head()
    expect(head).toBeGreaterThanOrEqual(position)
    const { events } = await log.readAll({ after: beforeFirst, limit: numberOf(head) + 1 })
    expect(events.map((event) => event.position)).toEqual(Array.from({ length: numberOf(head) }, (_, at) => at + 1))
  } finally {
    await log.close()
  }
}

/** Runs the operator's tool over the data of a site and answers what it printed. */
export async function operate({ dataDir, servers = {} }: { dataDir: string; servers?: Settings }, ...args: string[]) {
  const script = join(__dirname, '../../scripts/ops.mjs')
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, ...servers }
  const child = spawn(process.execPath, [script, ...args], { env })
  const printed: string[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  await once(child, 'close')
  return { code: child.exitCode, lines: printed.join('').trim().split('\n') }
}
