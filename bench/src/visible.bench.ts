import { once } from 'node:events'
import { createServer } from 'node:http'
import { demoPassword } from '@deals/demo/logins'
import { median, milliseconds, percentile, type Bench, type Figure } from './measure.ts'
import { originOf } from './origin.ts'
import { postIdsIn, votesIn } from './read-answers.ts'
import { withSite } from './running-site.ts'
import { signIn } from './sign-in.ts'

const rounds = 200
const warmUps = 20

/** From the answer to a vote until another visitor is shown it. */
export const visible: Bench = {
  name: 'visible',
  about: 'time from an accepted vote to its count in GET /api/posts/{id} for everybody, whole site',
  run: async () => {
    const waits = await withSite(measure)
    const trip = await roundTrip()
    const value = (share: number) => milliseconds(percentile(waits, share))
    return [figureOf(`p50 ${value(0.5)}, p95 ${value(0.95)}, p99 ${value(0.99)}`, trip / median(waits), trip)]
  },
}

const figureOf = (value: string, ratio: number, trip: number): Figure => ({
  what: 'vote to visible',
  value,
  ratio,
  against: `a raw loopback HTTP round trip, ${milliseconds(trip)}`,
})

async function measure(origin: string): Promise<number[]> {
  const cookie = await signIn(origin, { username: 'ann', password: demoPassword })
  const postIds = postIdsIn(await (await fetch(`${origin}/api/posts?limit=50`)).json())
  const votesOn = async (id: number) => votesIn(await (await fetch(`${origin}/api/posts/${id}`)).json())
  const waits: number[] = []
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const id = postIds[round % postIds.length] ?? 0
    const before = await votesOn(id)
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const body = JSON.stringify({ value: 1 })
    const answer = await fetch(`${origin}/api/posts/${id}/votes`, { method: 'POST', headers, body })
    const accepted = performance.now()
    if (!answer.ok) {
      throw new Error(`a vote was refused: ${answer.status} ${await answer.text()}`)
    }
    await answer.text()
    while ((await votesOn(id)) === before) {
      // Asked again at once: what is measured is when the answer changes.
    }
    waits.push(performance.now() - accepted)
  }
  return waits.slice(warmUps)
}

/** Median milliseconds of asking a server that says nothing but a number. */
async function roundTrip(): Promise<number> {
  const server = createServer((_request, response) => response.end('1')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const times: number[] = []
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const start = performance.now()
    await (await fetch(originOf(server))).text()
    times.push(performance.now() - start)
  }
  server.close()
  server.closeAllConnections()
  return median(times.slice(warmUps))
}
