import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { freePort } from '@deals/storage/testing'
import { login, startSmtp, type Mood, type SmtpRig } from '../../testing/smtp-rig.ts'
import { aLetter, describeMail, sender as from } from './mail.contract.ts'
import { LetterRefused, MailAway, type Mail } from './mail.ts'
import { openMail } from './open-letters.ts'
import { openOutboxMail } from './outbox-mail.ts'
import { openSmtpMail } from './smtp-mail.ts'

const freshFolder = () => join(mkdtempSync(join(tmpdir(), 'outbox-')), 'outbox')

describeMail('outbox', async () => {
  const folder = freshFolder()
  const mail = await openMail({ smtp: undefined, mailFrom: from }, folder)
  const files = () => {
    try {
      return readdirSync(folder).filter((name) => name.endsWith('.eml'))
    } catch {
      return []
    }
  }
  return {
    mail,
    arrived: () => Promise.all(files().map((name) => simpleParser(readFileSync(join(folder, name))))),
    cleanUp: async () => {
      await mail.close()
      rmSync(join(folder, '..'), { recursive: true })
    },
  }
})

const serverAt = (port: number, password = login.password) => ({
  host: '127.0.0.1',
  port,
  secure: false,
  login: { ...login, password },
})

describeMail('smtp', async () => {
  const rig = await startSmtp()
  const mail = await openMail({ smtp: serverAt(rig.port), mailFrom: from }, 'nowhere')
  return {
    mail,
    arrived: async () => rig.received,
    cleanUp: async () => {
      await mail.close()
      await rig.close()
    },
  }
})

describe('the outbox', () => {
  it('can be read by its owner alone, and holds no half letters', async () => {
    const folder = freshFolder()
    const { providerRef } = await openOutboxMail({ folder, from }).send(aLetter())
    expect(readdirSync(folder)).toEqual(['12-poster-comment.eml'])
    expect(providerRef).toBe('12-poster-comment.eml')
    expect(statSync(join(folder, providerRef)).mode & 0o777).toBe(0o600)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    rmSync(join(folder, '..'), { recursive: true })
  })

  it('keeps one copy of a letter that is sent again', async () => {
    const folder = freshFolder()
    const mail = openOutboxMail({ folder, from })
    await mail.send(aLetter({ text: 'first' }))
    await mail.send(aLetter({ text: 'second' }))
    expect(readdirSync(folder)).toHaveLength(1)
    expect(readFileSync(join(folder, '12-poster-comment.eml'), 'utf8')).toContain('second')
    rmSync(join(folder, '..'), { recursive: true })
  })

  it('forgets the letters to somebody who left, and no others', async () => {
    const folder = freshFolder()
    const mail = openOutboxMail({ folder, from })
    const long = `${'a'.repeat(60)}@${'mail.'.repeat(20)}example`
    await mail.send(aLetter({ id: 'one', to: 'Ann@mail.example' }))
    await mail.send(aLetter({ id: 'two', to: long }))
    await mail.send(aLetter({ id: 'three', to: 'bob@mail.example', text: 'To: ann@mail.example' }))
    await mail.forget(['ann@MAIL.example', long, 'nobody@mail.example'])
    expect(readdirSync(folder)).toEqual(['three.eml'])
    rmSync(join(folder, '..'), { recursive: true })
    await expect(mail.forget(['ann@mail.example'])).resolves.toBeUndefined()
  })

  it('is away when the folder cannot be written', async () => {
    const folder = freshFolder()
    writeFileSync(folder, 'a file where the folder belongs')
    await expect(openOutboxMail({ folder, from }).send(aLetter())).rejects.toThrow(MailAway)
    rmSync(join(folder, '..'), { recursive: true })
  })
})

describe('a mail server', () => {
  let rig: SmtpRig
  let mail: Mail
  beforeEach(async () => {
    rig = await startSmtp()
    mail = openSmtpMail({ server: serverAt(rig.port), from, stepMs: 2_000, letterMs: 8_000 })
  })
  const more: { close(): Promise<void> }[] = []
  const alsoClosed = <T extends { close(): Promise<void> }>(opened: T): T => {
    more.push(opened)
    return opened
  }
  afterEach(async () => {
    for (const opened of [mail, rig, ...more.splice(0)]) {
      await opened.close()
    }
  })
  const problemIn = async (mood: Mood) => {
    rig.behave(mood)
    return mail.send(aLetter()).then(
      () => new Error('it was sent'),
      (error: unknown) => error,
    )
  }

  it.each<[string, Mood]>([
    ['has no room now', { at: 'recipient', code: 452, says: 'mailbox full' }],
    ['puts a letter off', { at: 'letter', code: 451, says: 'greylisted' }],
    ['is silent', 'silent'],
    ['hangs up', 'hangs up'],
    ['does not want to be spoken to', { at: 'greeting', code: 554, says: 'no service here' }],
    ['does not know the sender of the site', { at: 'sender', code: 550, says: 'sender refused' }],
    ['has lost its place in the talk', { at: 'recipient', code: 503, says: 'bad sequence' }],
  ])('that %s is away: the letter may be tried again', async (_what, mood) => {
    expect(await problemIn(mood)).toBeInstanceOf(MailAway)
    rig.behave('kind')
    await mail.send(aLetter())
    expect(rig.received).toHaveLength(1)
  })

  it.each<[string, Mood, string]>([
    ['the reader', { at: 'recipient', code: 550, says: 'no such mailbox' }, 'recipient-refused'],
    ['the letter', { at: 'letter', code: 554, says: 'looks like spam' }, 'letter-refused'],
  ])('that refuses %s does so for good', async (_what, mood, code) => {
    const problem = await problemIn(mood)
    expect(problem).toBeInstanceOf(LetterRefused)
    expect(problem).toMatchObject({ code })
    expect(rig.received).toEqual([])
  })

  it('sends to the address alone, from the sender of the site', async () => {
    await mail.send(aLetter())
    expect(rig.envelopes).toEqual([{ from: 'no-reply@deals.example', to: ['ann@mail.example'] }])
  })

  it('that names the reader in what it says does not bring the address into a log', async () => {
    const problem = await problemIn({ at: 'recipient', code: 550, says: 'no mailbox <ann@mail.example> here' })
    expect(String(problem)).toContain('…@…')
    expect(String(problem)).not.toContain('ann@')
  })

  it('that cannot be reached is away, until it can', async () => {
    const port = await freePort()
    const absent = alsoClosed(openSmtpMail({ server: serverAt(port), from, stepMs: 300 }))
    await expect(absent.send(aLetter())).rejects.toThrow(MailAway)
    const back = alsoClosed(await startSmtp({ port }))
    await absent.send(aLetter())
    expect(back.received).toHaveLength(1)
  })

  it('that refuses the password is away, and the password is not told', async () => {
    const server = serverAt(rig.port, 'a wrong word')
    const wrong = alsoClosed(openSmtpMail({ server, from, stepMs: 300 }))
    const problem = await wrong.send(aLetter()).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(MailAway)
    expect(String(problem)).not.toContain('a wrong word')
  })

  it('keeps its connections for the next letters and lets them go at the end', async () => {
    for (let nr = 0; nr < 3; nr += 1) {
      await mail.send(aLetter({ id: `n${nr}` }))
    }
    expect(rig.connections()).toBe(1)
    await mail.close()
    while (rig.connections() > 0) {
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(rig.received).toHaveLength(3)
  })

  it('elsewhere gets no password over an open line', async () => {
    const host = '127.0.0.2'
    const elsewhere = alsoClosed(await startSmtp({ host }))
    const server = { ...serverAt(elsewhere.port), host }
    const open = alsoClosed(openSmtpMail({ server, from, stepMs: 300 }))
    await expect(open.send(aLetter())).rejects.toThrow(/^ETLS: /)
    expect(elsewhere.received).toEqual([])
  })
})
