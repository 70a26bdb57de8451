import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  beforeFirst,
  defaultNotices,
  usualNewsletter,
  type AnsweredBy,
  type DealForLetter,
  type DigestForLetter,
  type LetterTerms,
  type NoticeForLetter,
  type NoticeRef,
  type newsletterQuestions,
  type notificationQuestions,
} from '@deals/events'
import {
  createAccounts,
  createPushDevices,
  createSessions,
  createSubscriptions,
  type KeyedStore,
} from '@deals/accounts'
import { createLetters } from '../platform/mail/letters.ts'
import type { Logger } from '../platform/logger.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { openOutboxMail } from '../platform/mail/outbox-mail.ts'

export const sender = { name: 'Dealstream', address: 'no-reply@deals.example' }
const masterKey = Buffer.alloc(32, 7)
const terms: LetterTerms = { ...defaultNotices, past: [], wants: ['replies'], newsletter: false, currency: null }
const reply: NoticeForLetter = { type: 'replies', message: 'bob replied to your comment', url: '/post/1/comment/2' }

/** The key of the example in RFC 8291. */
const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const endpointOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`

/** A push service that answers each browser as the test says; what it carries is read where both sides run. */
function answeredPushes() {
  const sent: string[] = []
  /** What each push replaces at the service while it is not delivered: one of the same topic. */
  const topics: (string | null)[] = []
  const statuses = new Map<string, number>()
  const send: typeof fetch = async (input, init) => {
    const { url, headers } = new Request(input, init)
    const name = url.split('/').at(-1) ?? ''
    sent.push(name)
    topics.push(headers.get('topic'))
    return new Response(null, { status: statuses.get(name) ?? 201 })
  }
  return { sent, topics, statuses, send }
}

type Questions = Omit<AnsweredBy<typeof notificationQuestions & typeof newsletterQuestions>, 'hasNotification'>

/** What a read side of a few lines says to those who write letters; one member, ann, has an address. */
export function smallLetters({ keyed, directory, logger }: { keyed: KeyedStore; directory: string; logger: Logger }) {
  const outbox = join(directory, 'outbox')
  const sent = new Set<string>()
  const said = {
    notices: [] as NoticeRef[],
    notice: reply as NoticeForLetter | null,
    terms,
    digest: { deals: [], matches: [], unread: 0 } as DigestForLetter,
    best: [] as DealForLetter[],
    /** What letters gathered. */
    gathered: [] as Parameters<Questions['matchesFor']>[0][],
    issued: null as Awaited<ReturnType<Questions['newsletterPlan']>>['last'],
    slots: [] as string[],
    readers: [] as string[],
    sent,
    /** Pages that were asked for. */
    pages: [] as (string | null)[],
  }
  const questions: Questions = {
    lettersOf: async () => said.terms,
    noticesOf: async ({ events }) => events.map(() => ({ letters: said.notices, pushes: said.notices })),
    noticeFor: async () => said.notice,
    milestonesAfter: async () => ({ notices: [], pushes: [], upTo: beforeFirst, log: null }),
    matchesFor: async (asked) => {
      said.gathered.push(asked)
      return []
    },
    digestFor: async () => said.digest,
    newsletterPlan: async () => ({ ...usualNewsletter, since: 0, last: said.issued }),
    newsletterIssue: async () => ({ introduction: null, deals: said.best }),
    digestSlots: async () => said.slots,
    digestReaders: async ({ after, limit }) => {
      said.pages.push(after)
      const left = said.readers.filter((userId) => after === null || userId > after)
      return left.slice(0, limit).map((userId) => ({ userId, since: 0, past: [] }))
    },
    newsletterReaders: async () => [],
    isSent: async ({ notificationId }) => sent.has(notificationId),
  }
  const pushes = answeredPushes()
  return {
    said,
    questions,
    /** Names of the letters in the outbox. */
    written: () => (existsSync(outbox) ? readdirSync(outbox).sort() : []),
    /** Gives a member an address. */
    hasAddress: async (userId: string) => {
      const account = { userId, username: userId, usernameKey: userId, passwordHash: '', createdAt: 0 }
      await createAccounts(keyed).save({ ...account, email: `${userId}@mail.example`, emailConfirmedAt: 0 })
    },
    /** A member leaves, and is erased when the time has come. */
    leaves: async (userId: string, until: number) => {
      const account = { userId, username: userId, usernameKey: userId, passwordHash: '', createdAt: 0 }
      await createAccounts(keyed).save({ ...account, closing: { until, posts: 'keep' } })
    },
    subscriptions: (now: () => number) => createSubscriptions(keyed, { masterKey, now }),
    letters: (mail: Mail = openOutboxMail({ folder: outbox, from: sender })) =>
      createLetters({ mail, keyed, masterKey, publicUrl: 'https://deals.example', logger, pushBy: pushes.send }),
    pushes,
    /** Has a member signed in with a browser that takes push notices. */
    hasDevice: async (userId: string, name: string) => {
      const sessions = createSessions(keyed)
      const { session } = await sessions.start(userId, name)
      const device = { endpoint: endpointOf(name), p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg', addedAt: 0 }
      await createPushDevices(keyed, { sessions }).keep(userId, session.id, device)
    },
  }
}
