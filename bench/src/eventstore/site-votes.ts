import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { perSecond, seconds, type Figure } from '../measure.ts'
import { idIn, statusIn } from '../read-answers.ts'
import { processorOf } from '../processor.ts'
import { withNewSite } from '../running-site.ts'
import type { Server } from './event-store.ts'
import { withWriters } from './with-writers.ts'

const writers = 24
const posts = 30
const given = 5_000
const warmUp = 1_500

interface SiteVotes {
  readonly perSecond: number
  /** Milliseconds of processor for each vote, in the site and in the process of the server; not a number where that is not known. */
  readonly site: number
  readonly server: number
}

/** Votes over HTTP in a site over the server, beside the same on SQLite. */
export async function siteVoteFigures({ url, pid = 0 }: Server): Promise<Figure[]> {
  const ours = await siteVotes({ EVENTSTORE_URL: url }, pid)
  const onFiles = await siteVotes()
  const rate = (votes: SiteVotes) => perSecond(votes.perSecond, 1)
  const each = (ms: number) => (Number.isNaN(ms) ? 'not told by this system' : `${ms.toFixed(2)} ms each`)
  const what = 'votes over HTTP, whole site'
  return [
    { what, value: rate(ours), ratio: ours.perSecond / onFiles.perSecond, against: `SQLite, ${rate(onFiles)}` },
    {
      what: `${what}, processor`,
      value: `${each(ours.site)} in the site, ${each(ours.server)} in the server beside it`,
      ratio: onFiles.site / ours.site,
      against: `SQLite, ${each(onFiles.site)}`,
    },
  ]
}

/** Votes of 24 members, from the request to the answer, in a site that does all the rest beside. */
function siteVotes(settings: Record<string, string> = {}, server = 0): Promise<SiteVotes> {
  return withNewSite(settings, async (origin, pid) => {
    const members = await Promise.all(Array.from({ length: writers }, (_, at) => join(origin, `voter${at}`)))
    const ids = await Promise.all(Array.from({ length: posts }, (_, at) => livePost(origin, members, at)))
    const agent = new Agent({ keepAlive: true, maxSockets: writers })
    const vote = (at: number, writer: number) =>
      send(`${origin}/api/posts/${ids[at % posts] ?? 0}/votes`, { cookie: members[writer] ?? '', agent })
    await withWriters({ count: warmUp, writers }, vote)
    const [siteBefore, serverBefore] = [processorOf(pid), processorOf(server)]
    const time = await seconds(() => withWriters({ count: given, writers }, vote))
    const [site, beside] = [eachOf(siteBefore, processorOf(pid)), eachOf(serverBefore, processorOf(server))]
    agent.destroy()
    return { perSecond: given / time, site, server: beside }
  })
}

const eachOf = (before: number, after: number): number => ((after - before) * 1000) / given

/** Answers the cookie of a new member. */
async function join(origin: string, username: string): Promise<string> {
  const body = new URLSearchParams({ username, email: `${username}@example.org`, password: 'ten words or so' })
  const joined = await fetch(`${origin}/register`, { method: 'POST', body, redirect: 'manual' })
  const session = joined.headers.getSetCookie().find((cookie) => cookie.startsWith('session='))
  if (session === undefined) {
    throw new Error(`${username} could not join: ${joined.status}`)
  }
  return session.split(';')[0] ?? ''
}

async function livePost(origin: string, members: readonly string[], at: number): Promise<number> {
  const headers = {
    cookie: members[at % writers] ?? '',
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
  }
  const thing = `lamp of kind ${at}`
  const body = JSON.stringify({
    type: 'discussion',
    title: `Does anybody still use the ${thing} that they bought years ago?`,
    content: `Mine broke within a year. Tell me about your ${thing}, and what it has been through since then.`,
    duplicateOverride: 'Another thing is asked about.',
    categorySlug: 'techelectronics',
  })
  const answer = await fetch(`${origin}/api/posts`, { method: 'POST', headers, body })
  if (!answer.ok) {
    throw new Error(`a post was refused: ${answer.status} ${await answer.text()}`)
  }
  const id = idIn(await answer.json())
  for (let status = ''; status !== 'active';) {
    const shown = await fetch(`${origin}/api/posts/${id}`, { headers })
    status = shown.ok ? statusIn(await shown.json()) : ''
  }
  return id
}

async function send(url: string, { cookie, agent }: { cookie: string; agent: Agent }): Promise<void> {
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const asked = request(url, { method: 'POST', agent, headers })
  asked.end('{"value":1}')
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve)
    asked.once('error', reject)
  })
  if (answer.statusCode !== 200) {
    throw new Error(`a vote was answered ${answer.statusCode ?? 'nothing'}`)
  }
  answer.resume()
  await once(answer, 'end')
}
