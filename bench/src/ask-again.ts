import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { percentile } from './measure.ts'

const usualConnections = 16
const warmUpSeconds = 3
const measuredSeconds = 8

export interface Load {
  perSecond: number
  /** How many there were. */
  answers: number
  /** Milliseconds. */
  p50: number
  p99: number
}

export interface Asking {
  connections?: number
  headers?: Record<string, string>
  /** Called when measuring begins. */
  onWarm?: () => void
}

/** Asks an address, or one after the other, over and over on a few connections at once, and says how often it was answered. */
export async function askAgain(
  url: string | ((nr: number) => string),
  { connections = usualConnections, headers = {}, onWarm }: Asking = {},
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let asked = 0
  const askOnce = () => ask(typeof url === 'string' ? url : url((asked += 1)), { agent, headers })
  // A site that has just begun may refuse a crowd for a moment; what is measured refuses nobody.
  const askUntilAnswered = async () => {
    try {
      await askOnce()
    } catch (error) {
      if (!isBusy(error)) {
        throw error
      }
      await delay(100)
    }
  }
  try {
    await answersIn(warmUpSeconds, { connections, askOnce: askUntilAnswered })
    onWarm?.()
    const times = await answersIn(measuredSeconds, { connections, askOnce })
    return {
      perSecond: times.length / measuredSeconds,
      answers: times.length,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
    }
  } finally {
    agent.destroy()
  }
}

class WrongAnswer extends Error {
  readonly status: number | undefined

  constructor(url: string, status: number | undefined) {
    super(`${url} answered ${status ?? 'nothing'}`)
    this.status = status
  }
}
const isBusy = (error: unknown): boolean => error instanceof WrongAnswer && error.status === 503

interface Repeated {
  connections: number
  askOnce: () => Promise<void>
}

async function answersIn(seconds: number, { connections, askOnce }: Repeated): Promise<number[]> {
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

async function ask(url: string, options: { agent: Agent; headers: Record<string, string> }): Promise<void> {
  const request = get(url, options)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve)
    request.once('error', reject)
  })
  if (response.statusCode !== 200) {
    response.resume()
    throw new WrongAnswer(url, response.statusCode)
  }
  response.resume()
  await once(response, 'end')
}
