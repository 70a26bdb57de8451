import { fork } from 'node:child_process'
import { join } from 'node:path'
import { demoPassword } from '@deals/demo/logins'
import { milliseconds, percentile, type Bench, type Figure } from './measure.ts'
import { isTold, type Asked, type Told } from './overload-messages.ts'
import { ended, withSite } from './running-site.ts'
import { signIn } from './sign-in.ts'

const warmUp = { seconds: 3, visitors: 8, members: 4, writers: 4 }
/** Ten times the questions a second that keep the site busy, whether or not those before were answered. */
const flood = { seconds: 15, visitors: 2, members: 1, writers: 1 }
const afterwards = { seconds: 5, visitors: 8, members: 4, writers: 4 }
const idleConnections = 10_000
/** What one member writes lies in one stream, so several do. */
const members = ['ann', 'bob', 'mo', 'stacy', 'sue', 'olive']

/** What the site does with ten times the load that it can carry, and with connections that ask nothing. */
export const overload: Bench = {
  name: 'overload',
  about: 'ten times the questions a second that the site can carry, then 10,000 idle and slow connections',
  run: () =>
    withSite(async (origin) => {
      const cookies = await Promise.all(members.map((username) => signIn(origin, { username, password: demoPassword })))
      const load = (asked: Omit<Asked, 'origin' | 'cookies'>) => loadFrom({ ...asked, origin, cookies })
      const before = await load(warmUp)
      const carried = timesOf(before, true).length / warmUp.seconds
      const during = await load({ ...flood, perSecond: Math.round(10 * carried) })
      const after = await load(afterwards)
      const held = await loadFrom({ ...afterwards, origin, cookies, idle: idleConnections })
      return [
        ...figuresOf('before', before, warmUp.seconds),
        ...figuresOf('ten times', during, flood.seconds),
        {
          what: 'ten times: never put',
          value: `${Math.round(during.unasked / flood.seconds)}/s, 1,000 stood unanswered`,
        },
        ...shares(during),
        ...figuresOf('5 s after', after, afterwards.seconds),
        ...figuresOf(`beside ${held.idle} connections`, held, afterwards.seconds),
      ]
    }),
}

/** Those who ask live in a process of their own, so that their work is not taken for waiting. */
async function loadFrom(asked: Asked): Promise<Told> {
  const child = fork(join(import.meta.dirname, 'overload.main.ts'), [JSON.stringify(asked)])
  try {
    const told = await new Promise<unknown>((resolve) => child.once('message', resolve))
    if (!isTold(told)) {
      throw new Error('the process that asks told nothing')
    }
    return told
  } finally {
    await ended(child)
  }
}

const timesOf = ({ answers }: Told, isAnswered: boolean): number[] =>
  answers.filter(({ status }) => status < 500 === isAnswered).map(({ ms }) => ms)

function figuresOf(when: string, told: Told, seconds: number): Figure[] {
  const [answered, refused] = [timesOf(told, true), timesOf(told, false)]
  const shown = (times: number[]) =>
    `${Math.round(times.length / seconds)}/s, p50 ${milliseconds(percentile(times, 0.5))}, p99 ${milliseconds(percentile(times, 0.99))}`
  const unsaid = told.answers.filter(({ status, retryAfter }) => status >= 500 && !retryAfter).length
  return [
    { what: `${when}: answered`, value: shown(answered) },
    ...(refused.length === 0
      ? []
      : [{ what: `${when}: refused`, value: `${shown(refused)}, ${unsaid} without Retry-After` }]),
    ...(told.broken === 0 ? [] : [{ what: `${when}: broken off`, value: String(told.broken) }]),
  ]
}

function shares({ answers }: Told): Figure[] {
  return (['writer', 'member', 'visitor'] as const).map((who) => {
    const all = answers.filter((answer) => answer.who === who)
    const let_in = all.filter(({ status }) => status < 500).length
    return { what: `ten times: let in of a ${who}`, value: `${Math.round((100 * let_in) / Math.max(1, all.length))} %` }
  })
}
