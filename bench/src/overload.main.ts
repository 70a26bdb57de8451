import { once } from 'node:events'
import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { createConnection, type Socket } from 'node:net'
import type { Answered, Asked, Told, Who } from './overload-messages.ts'
import { parseOwn } from './parse-own.ts'

const asked = parseOwn<Asked>(process.argv[2] ?? '')
const { origin, cookies, seconds } = asked
const agent = new Agent({ keepAlive: true })
const { hostname, port } = new URL(origin)

/** Whoever was refused comes again after this, as somebody does who does not read Retry-After. */
const impatientMs = 50
const path = '/api/posts?limit=20'

async function give(who: Who): Promise<Answered> {
  const isWrite = who === 'writer'
  const body = isWrite ? JSON.stringify({ currency: Math.random() < 0.5 ? 'USD' : 'CAD' }) : undefined
  const request = ask({
    hostname,
    port,
    agent,
    path: isWrite ? '/api/user/preferences' : path,
    method: isWrite ? 'PATCH' : 'GET',
    headers: {
      ...(who !== 'visitor' && { cookie: cookies[Math.floor(Math.random() * cookies.length)] }),
      ...(isWrite && { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }),
    },
  })
  const begin = performance.now()
  request.end(body)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject)
  })
  response.resume()
  await once(response, 'end')
  const { statusCode: status = 0, headers } = response
  return { who, status, ms: performance.now() - begin, retryAfter: headers['retry-after'] !== undefined }
}

async function askOn(who: Who, answers: Answered[], broken: { count: number }): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    try {
      const answer = await give(who)
      answers.push(answer)
      await (answer.status >= 500 ? new Promise((resolve) => setTimeout(resolve, impatientMs)) : undefined)
    } catch {
      broken.count += 1
    }
  }
}

/** A third says nothing, a third begins a question, a third a body. */
async function openIdle(count: number): Promise<Socket[]> {
  const beginnings = ['', 'GET / HTTP/1.1\r\nHost: de', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nslow']
  const open: Socket[] = []
  for (let nr = 0; nr < count; nr += 100) {
    const sockets = Array.from({ length: Math.min(100, count - nr) }, () => createConnection(Number(port), hostname))
    await Promise.all(
      sockets.map(async (socket, at) => {
        socket.on('error', () => undefined).on('close', () => open.splice(open.indexOf(socket), 1))
        await once(socket, 'connect').catch(() => undefined)
        open.push(socket)
        socket.write(beginnings[at % beginnings.length] ?? '')
      }),
    )
  }
  return open
}

/** As many may stand unanswered as a machine in front would keep connections. */
const mostOpen = 1_000
const tickMs = 5

/** Puts so many questions a second, however long the answers take: visitors who know nothing of each other. */
async function askAtRate(perSecond: number, answers: Answered[], broken: { count: number }): Promise<number> {
  const who = [...many(asked.visitors, 'visitor'), ...many(asked.members, 'member'), ...many(asked.writers, 'writer')]
  const open = new Set<Promise<void>>()
  const [begin, total] = [performance.now(), perSecond * seconds]
  let unasked = 0
  for (let put = 0; put < total;) {
    const due = Math.min(total, ((performance.now() - begin) / 1000) * perSecond)
    for (; put < due; put += 1) {
      if (open.size >= mostOpen) {
        unasked += 1
        continue
      }
      const one = give(who[Math.floor(Math.random() * who.length)] ?? 'visitor')
        .then((answer) => void answers.push(answer))
        .catch(() => void (broken.count += 1))
        .finally(() => open.delete(one))
      open.add(one)
    }
    await new Promise((resolve) => setTimeout(resolve, tickMs))
  }
  await Promise.all(open)
  return unasked
}

const many = (count: number, who: Who): Who[] => Array.from({ length: count }, () => who)

function askInTurn(answers: Answered[], broken: { count: number }): Promise<unknown> {
  const askers = [
    ...many(asked.visitors, 'visitor'),
    ...many(asked.members, 'member'),
    ...many(asked.writers, 'writer'),
  ]
  return Promise.all(askers.map((who) => askOn(who, answers, broken)))
}

const idle = await openIdle(asked.idle ?? 0)
const [answers, broken]: [Answered[], { count: number }] = [[], { count: 0 }]
const unasked =
  asked.perSecond === undefined
    ? await askInTurn(answers, broken).then(() => 0)
    : await askAtRate(asked.perSecond, answers, broken)
const told: Told = { answers, broken: broken.count, unasked, idle: idle.length }
idle.forEach((socket) => socket.destroy())
agent.destroy()
process.send?.(told, () => process.disconnect())
