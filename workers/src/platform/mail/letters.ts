import {
  createAccountLetters,
  createAccounts,
  createMailLinks,
  createResetRequests,
  createSubscriptions,
  createTickets,
  type AccountLetters,
  type Accounts,
  type Keyed,
  type KeyedStore,
  type MailLinks,
  type ResetRequests,
  type Subscriptions,
  type Tickets,
} from '@deals/accounts'
import type { Logger } from '../logger.ts'
import { createPush, type Push } from '../push/push.ts'
import { MailAway, type Mail } from './mail.ts'

/** How far a round of letters has come. */
export type Round = {
  /** The day that it is for. */
  date: string
  /** The last reader whose letter was asked for; null at the beginning. */
  after: string | null
  isDone: boolean
  /** The day of the round before it. */
  before?: string
}

/** What writing to people needs. */
export interface Letters {
  mail: Mail
  accounts: Pick<Accounts, 'byId' | 'byAnyName' | 'byEmail' | 'closedUntil'>
  accountLetters: AccountLetters
  tickets: Tickets
  resetRequests: ResetRequests
  subscriptions: Subscriptions
  links: MailLinks
  publicUrl: string
  /** Notices on devices, beside letters. */
  push: Push
  rounds: Keyed<Round>
  /** How far milestones were looked at, as sites noted it before that was a checkpoint. */
  places: Keyed<number>
  /** Letters that left although that could not be noted yet, with what their taker calls them. */
  unrecorded: Keyed<string>
}

export interface LettersParts {
  mail: Mail
  keyed: KeyedStore
  masterKey: Buffer
  publicUrl: string
  logger: Logger
  now?: () => number
  /** How push notices leave; by fetch where nothing is said. */
  pushBy?: typeof fetch
}

export function createLetters(parts: LettersParts): Letters {
  const { mail, keyed, masterKey, publicUrl, logger, now = Date.now, pushBy } = parts
  const accounts = createAccounts(keyed)
  return {
    mail: toldOfAbsence(mail, { logger, now }),
    accounts,
    accountLetters: createAccountLetters(keyed, { accounts, now }),
    tickets: createTickets(keyed, { now }),
    resetRequests: createResetRequests(keyed, { now }),
    subscriptions: createSubscriptions(keyed, { masterKey, now }),
    links: createMailLinks({ masterKey, publicUrl }),
    publicUrl,
    push: createPush({ keyed, masterKey, publicUrl, now, ...(pushBy && { send: pushBy }) }),
    rounds: keyed.table<Round>('letter-rounds'),
    places: keyed.table<number>('letter-places'),
    unrecorded: keyed.table<string>('letters-unrecorded'),
  }
}

const saidAtMostEvery = 60_000

/** A server that is away is no reason to stop the workers; the log says so, and when it is back. */
function toldOfAbsence(mail: Mail, { logger, now }: { logger: Logger; now: () => number }): Mail {
  let saidAt: number | null = null
  return {
    ...mail,
    send: async (letter) => {
      try {
        const sent = await mail.send(letter)
        if (saidAt !== null) {
          saidAt = null
          logger.info({}, 'letters leave the site again')
        }
        return sent
      } catch (error) {
        if (error instanceof MailAway && (saidAt === null || now() - saidAt >= saidAtMostEvery)) {
          saidAt = now()
          logger.warn({ because: error.message }, 'letters wait, because none leaves the site')
        }
        throw error
      }
    },
  }
}
