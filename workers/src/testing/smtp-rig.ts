import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** How the server of a test behaves. Answers name the step at which they are given. */
export type Mood =
  | 'kind'
  | 'silent'
  | 'hangs up'
  | { at: 'greeting' | 'sender' | 'recipient' | 'letter'; code: number; says: string }

const password = 'the right word'
export const login = { user: 'site', password }

/** A mail server on this machine that a test can make misbehave. */
export async function startSmtp({ port = 0, host = '127.0.0.1' } = {}) {
  const received: ParsedMail[] = []
  const envelopes: { from: string; to: string[] }[] = []
  const state: { mood: Mood } = { mood: 'kind' }
  const refusal = (at: string): Error | null => {
    const { mood } = state
    return typeof mood === 'object' && mood.at === at
      ? Object.assign(new Error(mood.says), { responseCode: mood.code })
      : null
  }
  const server = new SMTPServer({
    // The certificate of the package is known to everybody, so nothing is encrypted with it.
    disabledCommands: ['STARTTLS'],
    logger: false,
    authOptional: true,
    allowInsecureAuth: true,
    onConnect: (_session, done) => done(refusal('greeting')),
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: 'site' }) : done(new Error('Invalid username or password')),
    onMailFrom: (_address, _session, done) => done(refusal('sender')),
    onRcptTo: (_address, session, done) => answer(session, () => done(refusal('recipient'))),
    onData: (stream, session, done) => {
      void buffer(stream).then(async (bytes) => {
        const refused = refusal('letter')
        if (refused === null) {
          envelopes.push(envelopeOf(session))
          received.push(await simpleParser(bytes))
        }
        done(refused, 'queued as 1')
      })
    },
  })
  const answer = ({ id }: SMTPServerSession, proceed: () => void) => {
    if (state.mood === 'hangs up') {
      ;[...server.connections].find((connection) => connection.id === id)?.close()
    } else if (state.mood !== 'silent') {
      proceed()
    }
  }
  server.on('error', () => undefined)
  server.listen(port, host)
  await once(server.server, 'listening')
  return {
    received,
    envelopes,
    port: (server.server.address() as AddressInfo).port,
    connections: () => server.connections.size,
    behave: (mood: Mood) => {
      state.mood = mood
    },
    close: async () => {
      ;[...server.connections].forEach((connection) => connection.close())
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
export type SmtpRig = Awaited<ReturnType<typeof startSmtp>>

function envelopeOf({ envelope }: SMTPServerSession) {
  return {
    from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    to: envelope.rcptTo.map(({ address }) => address),
  }
}
