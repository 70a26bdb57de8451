import { afterLast, beforeFirst, type DomainEvent, type SystemCommands } from '@deals/events'
import {
  aComment,
  aPostDeletion,
  aPostExpiry,
  aPostSentToReview,
  aRole,
  anAlertMatch,
  aVote,
  postId,
  recordedHistory,
} from '@deals/events/testing'
import { openMemoryLog } from '@deals/event-log'
import { openSmtpMail } from '../platform/mail/smtp-mail.ts'
import { reactions } from '../reactions.ts'
import { sender } from '../testing/small-letters.ts'
import { openSmallSite } from '../testing/small-site.ts'
import { startSmtp, type SmtpRig } from '../testing/smtp-rig.ts'

const hour = 3_600_000
const name = '1-parent-reply'
const speaks = { slug: 'north-audio', userId: 'ann', reason: 'They wrote from its address.' }

let site: ReturnType<typeof openSmallSite>
let rig: SmtpRig
beforeEach(async () => {
  site = openSmallSite()
  rig = await startSmtp()
  site.clock.time = Date.UTC(2026, 0, 15, 12)
  site.mails.said.notices = [{ notificationId: name, userId: 'ann' }]
  await site.mails.hasAddress('ann')
})
afterEach(async () => {
  await site.close()
  await rig.close()
})
const start = (over: Parameters<typeof site.start>[0] = {}) => site.start({ ...over, isJobTimeTurned: true })
/** Workers whose letters go to a mail server. */
const bySmtp = (commands: Partial<SystemCommands> = {}) => {
  const server = { host: '127.0.0.1', port: rig.port, secure: false, login: undefined }
  return start({ commands, mail: openSmtpMail({ server, from: sender }) })
}
const happens = () => site.tell(aComment({ postId: 1 }))
const until = async (isSo: () => boolean) => {
  while (!isSo()) {
    await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('what happens', () => {
  it.each<[string, DomainEvent, string[]]>([
    ['a comment', aComment(), ['tell']],
    ['changes that are asked for', aPostSentToReview(), ['tell', 'resolve-reports']],
    ['a live post that is held', aPostSentToReview({ to: 'staff-review' }), ['tell']],
    ['a new post that is held', aPostSentToReview({ from: 'ai-review', to: 'staff-review' }), []],
    ['the end that members saw', aPostExpiry({ cause: 'report' }), ['tell', 'tell-savers', 'resolve-reports']],
    ['the end by a moderator', aPostExpiry({ cause: 'moderator' }), ['tell', 'tell-savers', 'resolve-reports']],
    ['the end by its date', aPostExpiry({ cause: 'schedule' }), ['tell-savers', 'resolve-reports']],
    ['a removal of their own', aPostDeletion({ cause: 'author' }), []],
    ['a case that waits too long', { type: 'CaseOverdue', data: { postId, since: 1, toldIds: ['mo'] } }, ['tell']],
    ['changes that are awaited', { type: 'PosterReminded', data: { postId, day: 3 } }, ['tell']],
    ['a deal that is back', { type: 'PostRenewalSuggested', data: { postId, members: 3 } }, ['tell']],
    ['a removal of what was left', aPostDeletion({ cause: 'abandoned' }), ['tell']],
    ['a match', anAlertMatch(), ['tell']],
    ['that they speak for a store', { type: 'RepresentativeVerified', data: speaks }, ['tell']],
    ['that they speak for it no more', { type: 'RepresentativeRevoked', data: { ...speaks, isTold: true } }, ['tell']],
    ['a role that they were given', aRole(), ['tell']],
    ['that they were declined', { type: 'RepresentativeDeclined', data: speaks }, ['tell']],
  ])('is told by letter or not: %s', (_what, event, queues) => {
    const jobs = recordedHistory([event]).flatMap((one) => reactions.jobsFor(one))
    expect(jobs.map(({ queue }) => queue).filter((queue) => !['alerts', 'find-webhooks'].includes(queue))).toEqual(
      queues,
    )
  })

  it('brings no letter job of its own for a vote', () => {
    const jobs = recordedHistory([aVote()]).flatMap((one) => reactions.jobsFor(one))
    expect(jobs.filter(({ queue }) => queue === 'tell' || queue === 'mail')).toEqual([])
  })
})

describe('a letter', () => {
  it('is sent, and that is noted with what its taker calls it', async () => {
    const workers = start()
    const position = await happens()
    await workers.idle()
    expect(site.mails.written()).toEqual([`${name}.eml`])
    expect(site.calls).toMatchObject([
      {
        name: 'recordDelivery',
        request: { notificationId: name, userId: 'ann', channel: 'email', outcome: { providerRef: `${name}.eml` } },
      },
    ])
    expect(await workers.status()).toMatchObject({ position })
  })

  it('goes to nobody without an address, and nowhere once it is not needed', async () => {
    site.mails.said.notices = [{ notificationId: '1-parent-reply', userId: 'bob' }]
    const workers = start()
    await happens()
    await workers.idle()
    site.mails.said.notices = [{ notificationId: '2-parent-reply', userId: 'ann' }]
    site.mails.said.notice = null
    await happens()
    await workers.idle()
    expect([site.mails.written(), site.calls]).toEqual([[], []])
  })

  it('waits for the end of quiet hours, and for whatever is quiet then', async () => {
    site.mails.said.terms = { ...site.mails.said.terms, quietHours: { from: 11, until: 13 } }
    const first = start()
    await happens()
    await first.idle()
    expect(site.mails.written()).toEqual([])
    await first.stop()
    site.clock.time += hour - 1
    await start().idle()
    expect(site.mails.written()).toEqual([])
    site.mails.said.terms = { ...site.mails.said.terms, quietHours: { from: 11, until: 14 } }
    site.clock.time += 1
    await (await restarted()).idle()
    expect(site.mails.written()).toEqual([])
    site.clock.time += hour
    await (await restarted()).idle()
    expect(site.mails.written()).toEqual([`${name}.eml`])
  })

  const restarted = async () => {
    await site.stopAll()
    return start()
  }

  it('waits while the mail server is away, and leaves when it is back', async () => {
    await rig.close()
    bySmtp()
    await happens()
    await until(() => site.errors.includes('letters wait, because none leaves the site'))
    await site.stopAll()
    expect(site.calls).toEqual([])
    rig = await startSmtp({ port: rig.port })
    site.clock.time += 5_000
    await bySmtp().idle()
    expect(rig.received.map(({ messageId }) => messageId)).toEqual([`<${name}@deals.example>`])
    expect(site.called()).toEqual(['recordDelivery'])
  })

  it('that is refused for good is noted as that, and not tried again', async () => {
    rig.behave({ at: 'recipient', code: 550, says: 'no such mailbox' })
    const workers = bySmtp()
    await happens()
    await workers.idle()
    expect(site.calls).toMatchObject([{ name: 'recordDelivery', request: { outcome: { code: 'recipient-refused' } } }])
    expect((await workers.status()).queues).toEqual({})
  })

  it('that left while it could not be noted is noted later, and not sent again', async () => {
    let isAway = true
    const recordDelivery: typeof site.commands.recordDelivery = async (request) => {
      if (isAway) {
        throw new Error('command-api is away')
      }
      return site.commands.recordDelivery(request)
    }
    bySmtp({ recordDelivery })
    await happens()
    await until(() => rig.received.length > 0)
    await site.stopAll()
    isAway = false
    site.clock.time += 1_000
    await bySmtp({ recordDelivery }).idle()
    expect(rig.received.map(({ messageId }) => messageId)).toEqual([`<${name}@deals.example>`])
    expect(site.calls).toMatchObject([{ request: { outcome: { providerRef: '250 queued as 1' } } }])
  })

  it('waits for read models that are behind the event', async () => {
    site.reads.upTo = beforeFirst
    start()
    await happens()
    await until(() => site.reads.behind > 0)
    expect(site.mails.written()).toEqual([])
    site.reads.upTo = afterLast
    site.clock.time += 1_000
    await site.stopAll()
    await start().idle()
    expect(site.mails.written()).toEqual([`${name}.eml`])
  })
})

describe('the rounds of digests', () => {
  const readers = Array.from({ length: 450 }, (_, nr) => `m${String(nr).padStart(4, '0')}`)

  it('go through all readers page by page, and once a day', async () => {
    Object.assign(site.mails.said, { slots: ['daily noon UTC', 'unreadable'], readers })
    const workers = start()
    await workers.lookAtTheClock()
    expect(site.mails.said.pages).toEqual([null, 'm0199', 'm0399'])
    await workers.lookAtTheClock()
    expect(site.mails.said.pages).toHaveLength(3)
    site.clock.time += 24 * hour
    await workers.lookAtTheClock()
    expect(site.mails.said.pages.slice(3, 4)).toEqual([null])
  })

  it('go on where they were cut off', async () => {
    Object.assign(site.mails.said, { slots: ['daily noon UTC'], readers })
    const { digestReaders } = site.mails.questions
    let pages = 0
    site.queries.digestReaders = async (query) => {
      pages += 1
      if (pages === 2) {
        throw new Error('the read side is away')
      }
      return digestReaders(query)
    }
    const workers = start()
    await workers.lookAtTheClock()
    await workers.lookAtTheClock()
    expect(site.mails.said.pages).toEqual([null, 'm0199', 'm0399'])
  })
})

describe('digests after an outage', () => {
  const from = 'daily noon UTC'
  /** What digests were asked for, by reader. */
  const asked = async (lookAt: (look: () => Promise<void>) => Promise<void>) => {
    const told: string[] = []
    site.mails.said.terms = { ...site.mails.said.terms, digest: 'daily', digestTime: 'noon' }
    site.queries.digestFor = async ({ userId, ...period }) => {
      const days = [period.from, period.until].map((time) => new Date(time).toISOString().slice(8, 10))
      told.push(`${userId} ${days.join('-')}`)
      return site.mails.said.digest
    }
    const workers = start()
    await lookAt(() => workers.lookAtTheClock())
    await workers.idle()
    return told.toSorted()
  }

  it('tell of what was missed', async () => {
    Object.assign(site.mails.said, { slots: [from], readers: ['ann'] })
    const told = await asked(async (look) => {
      await look()
      site.clock.time += 4 * 24 * hour
      await look()
    })
    expect(told).toEqual(['ann 14-15', 'ann 15-19'])
  })

  it('are asked for of the day that was cut off, before those of the next one', async () => {
    await site.mails.hasAddress('zoe')
    const readers = [...Array.from({ length: 200 }, (_, nr) => `m${String(nr).padStart(4, '0')}`), 'zoe']
    Object.assign(site.mails.said, { slots: [from], readers })
    const { digestReaders } = site.mails.questions
    let isAway = true
    site.queries.digestReaders = async (query) => {
      if (query.after !== null && isAway) {
        throw new Error('the read side is away')
      }
      return digestReaders(query)
    }
    const told = await asked(async (look) => {
      await look()
      isAway = false
      site.clock.time += 2 * 24 * hour
      await look()
      await look()
    })
    expect(told).toEqual(['zoe 14-15', 'zoe 15-17'])
  })
})

describe('a letter of what alerts found', () => {
  it('tells of what was found in the last moment of a period, told after it and read later still', async () => {
    const end = Date.UTC(2026, 0, 15, 13)
    const late = openSmallSite(openMemoryLog({ now: () => end - 1 }))
    await late.mails.hasAddress('ann')
    const { said, written } = late.mails
    said.terms = { ...said.terms, wants: ['alerts'] }
    late.clock.time = end + 1
    const workers = late.start({ isJobTimeTurned: true })
    const position = await late.tell(anAlertMatch({ userId: 'ann', frequency: 'hourly' }))
    await workers.idle()
    await until(() => {
      late.clock.time += 60_000
      return said.gathered.length > 0
    })
    expect(said.gathered).toEqual([{ userId: 'ann', frequency: 'hourly', until: end, minPosition: position }])
    expect(written()).toEqual([])
    await late.close()
  })
})
