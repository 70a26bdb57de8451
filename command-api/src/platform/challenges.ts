import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { dayMs } from '@deals/events'
import type { KeyedStore } from '@deals/accounts'

/** What a passkey signs, so that its answer is good here, now, for one purpose, and once. */
export interface Challenges {
  make(purpose: string): string
  /** Takes the challenge of an answer, as the browser tells it (base64url). */
  take(purpose: string, challenge: string): Promise<boolean>
}

interface Parts {
  readonly tables: KeyedStore
  readonly clock: { now(): number }
  readonly secretFor: (purpose: string) => Buffer
}

const goodForMs = 10 * 60_000
const droppedAtOnce = 50

/** Nothing is stored for those that are never answered; those that were are remembered until they are too old. */
export function createChallenges({ tables, clock, secretFor }: Parts): Challenges {
  const used = tables.table<number>('used-challenges')
  const markOf = (purpose: string, text: string) =>
    createHmac('sha256', secretFor('challenges')).update(`${purpose}\n${text}`).digest('base64url')
  const isOurs = (purpose: string, said: string) => {
    const [until = '', nonce = '', mark = ''] = said.split('.')
    const [given, wanted] = [Buffer.from(mark), Buffer.from(markOf(purpose, `${until}.${nonce}`))]
    return given.length === wanted.length && timingSafeEqual(given, wanted) && Number(until) > clock.now()
  }
  const day = () => String(Math.floor(clock.now() / dayMs))
  const dropOld = async () => {
    const yesterday = String(Number(day()) - 1)
    const old = (await used.list('', droppedAtOnce)).filter(({ id }) => id < yesterday)
    await Promise.all(old.map(({ id, rev }) => used.delete(id, rev)))
  }
  return {
    make: (purpose) => {
      const text = `${clock.now() + goodForMs}.${randomBytes(16).toString('base64url')}`
      return `${text}.${markOf(purpose, text)}`
    },
    take: async (purpose, challenge) => {
      const said = Buffer.from(challenge, 'base64url').toString()
      if (!isOurs(purpose, said)) {
        return false
      }
      await dropOld()
      // Its name begins with the day of its end, which is the same whenever it is shown.
      const until = Number(said.split('.')[0])
      return used.put(`${Math.floor(until / dayMs)}-${said}`, until, 0)
    },
  }
}
