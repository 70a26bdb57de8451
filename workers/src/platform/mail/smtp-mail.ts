import { createTransport } from 'nodemailer'
import type { MailAddress, SmtpServer } from '@deals/process'
import { composeLetter } from './compose-letter.ts'
import type { Letter, Mail } from './mail.ts'
import { problemOfSending, withoutAddresses } from './smtp-problems.ts'
import { workUnderWay } from './under-way.ts'

export interface SmtpMailOptions {
  server: SmtpServer
  from: MailAddress
  /** How long a step may take, and how long a whole letter (ms). */
  stepMs?: number
  letterMs?: number
}

const longestRef = 200
const thisMachine = ['localhost', '127.0.0.1', '::1']

/** Hands letters to a mail server over a few connections that stay open while there is something to send. */
export function openSmtpMail({ server, from, stepMs = 20_000, letterMs = 60_000 }: SmtpMailOptions): Mail {
  const { host, port, secure, login } = server
  const transport = createTransport({
    pool: true,
    host,
    port,
    secure,
    ...(login !== undefined && { auth: { user: login.user, pass: login.password } }),
    // A password goes over no open line, except within this machine.
    requireTLS: login !== undefined && !thisMachine.includes(host),
    maxConnections: 4,
    // The queue of jobs knows when to try again; a second memory of that would send twice.
    maxRequeues: 0,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    dnsTimeout: stepMs,
    socketTimeout: stepMs,
  })
  const underWay = workUnderWay()
  const send = async (letter: Letter) => {
    const composed = composeLetter(letter, from)
    try {
      // A server that answers letter by letter stays within each step's time; this ends it all the same.
      const { response } = await transport.sendMail({ ...composed, signal: AbortSignal.timeout(letterMs) })
      return { providerRef: withoutAddresses(response).slice(0, longestRef) }
    } catch (error) {
      throw problemOfSending(error)
    }
  }
  return {
    send: (letter) => underWay.run(send(letter)),
    // Nothing of a letter stays here once the server has it.
    forget: async () => undefined,
    close: async () => {
      await underWay.ended()
      transport.close()
    },
  }
}
