import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { percentile } from './measure.ts'

const connections = 16
const warmUpSeconds = 3
const measuredSeconds = 8

export interface Load {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Asks an address over and over on a few connections at once, and says how often it was answered. */
export async function askAgain(url: string): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  try {
    await answersIn(warmUpSeconds, () => ask(url, agent))
    const times = await answersIn(measuredSeconds, () => ask(url, agent))
    return { perSecond: times.length / measuredSeconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
  } finally {
    agent.destroy()
  }
}

async function answersIn(seconds: number, askOnce: () => Promise<void>): Promise<number[]> {
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  const connection = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      await askOnce()
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return times
}

async function ask(url: string, agent: Agent): Promise<void> {
  const request = get(url, { agent })
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve)
    request.once('error', reject)
  })
  if (response.statusCode !== 200) {
    throw new Error(`${url} answered ${response.statusCode ?? 'nothing'}`)
  }
  response.resume()
  await once(response, 'end')
}
