import { randomInt } from 'node:crypto'
import { clientOf, register, until, type Client } from './client.ts'

type Vote = 1 | -1 | null

/** A member who writes without pause, and what was acknowledged. */
interface Writer {
  readonly session: string
  readonly votes: Map<number, Vote>
  readonly comments: Map<number, string>
  /** Sent, and never answered: both outcomes are right. */
  inDoubt: { readonly postId: number; readonly vote: Vote } | null
}

/** Many members who vote and comment at once. */
export interface Crowd {
  readonly postIds: readonly number[]
  readonly writers: readonly Writer[]
  /** The highest place in the log that was acknowledged. */
  position: number
  /** Answers that were neither success nor the end of the site. */
  readonly refusals: string[]
  acknowledged: number
}

/** Registers members; the first of them writes the posts that all the others write about. */
export async function gatherCrowd(url: string, { members, posts }: { members: number; posts: number }): Promise<Crowd> {
  const names = Array.from({ length: members }, (_, nr) => `writer_${nr}`)
  const clients = await Promise.all(names.map((name) => register(url, name)))
  const poster = clients[0] ?? clientOf(url)
  const postIds: number[] = []
  // One after the other, so that the order of their age is that of their numbers.
  for (let nr = 0; nr < posts; nr += 1) {
    postIds.push(await livePost(poster, nr))
  }
  const writers = clients.map(({ session }) => ({ session, votes: new Map(), comments: new Map(), inDoubt: null }))
  return { postIds, writers, position: 0, refusals: [], acknowledged: 0 }
}

async function livePost(poster: Client, nr: number): Promise<number> {
  const { status, text, body } = await poster.send('POST', '/api/posts', {
    type: 'discussion',
    title: `Which headphones of number ${nr} last longest?`,
    content: 'Mine break every year. Which ones of yours are still alive?',
    categorySlug: 'techelectronics',
    duplicateOverride: 'They ask of other headphones, however alike they sound.',
  })
  if (status !== 201) {
    throw new Error(`post ${nr} was not taken: ${status} ${text}`)
  }
  const { id } = body as { id: number }
  await until(
    () => poster.get(`/api/posts/${id}`),
    ({ status: found, body: post }) => found === 200 && (post as { status: string }).status === 'active',
  )
  return id
}

/** What is told with every acknowledgement; where it says that this is enough, everybody ends. */
type OnAcknowledged = () => 'enough' | void

/** Lets everybody write until the site is gone, refuses a write for now, or there was enough. */
export async function writeUntilGone(crowd: Crowd, url: string, onAcknowledged: OnAcknowledged): Promise<void> {
  const acknowledge = (position: number | null) => {
    crowd.position = Math.max(crowd.position, position ?? 0)
    crowd.acknowledged += 1
    return onAcknowledged()
  }
  await Promise.all(crowd.writers.map((writer) => writeOn(writer, { crowd, url, acknowledge })))
}

interface Writing {
  readonly crowd: Crowd
  readonly url: string
  readonly acknowledge: (position: number | null) => ReturnType<OnAcknowledged>
}

async function writeOn(writer: Writer, { crowd, url, acknowledge }: Writing): Promise<void> {
  const client = clientOf(url, writer.session)
  for (let turn = 0; ; turn += 1) {
    const postId = crowd.postIds[randomInt(crowd.postIds.length)] ?? 0
    const write = turn % 3 === 2 ? comment : vote
    // A connection that breaks is how a writer learns that the site is gone.
    const answer = await write(client, writer, postId).catch(() => null)
    if (answer === null || answer.status === 503) {
      return
    }
    if (answer.status >= 300) {
      crowd.refusals.push(`${answer.status} ${answer.text}`)
      return
    }
    if (acknowledge(answer.position) === 'enough') {
      return
    }
  }
}

async function vote(client: Client, writer: Writer, postId: number) {
  const value = randomInt(2) === 0 ? 1 : -1
  const next = writer.votes.get(postId) === value ? null : value
  writer.inDoubt = { postId, vote: next }
  const answer = await client.send('POST', `/api/posts/${postId}/votes`, { value })
  if (answer.status === 200) {
    writer.votes.set(postId, (answer.body as { vote: { value: Vote } }).vote.value)
    writer.inDoubt = null
  }
  return answer
}

async function comment(client: Client, writer: Writer, postId: number) {
  const content = `Mine lasted ${randomInt(1_000_000_000)} days.`
  const answer = await client.send('POST', '/api/comments', { postId, depth: 0, content })
  if (answer.status === 201) {
    writer.comments.set((answer.body as { id: number }).id, content)
  }
  return answer
}
