import { LetterRefused, MailAway } from './mail.ts'

/** What a server says often names the reader; that belongs into no log. */
export const withoutAddresses = (said: string): string =>
  said.replace(/[^\s<>:;,()"']+/g, (word) => (/.@./s.test(word) ? '…@…' : word))

interface Answered {
  message: string
  code: string
  command: string
  responseCode: number
}

/** What an answer of a mail server means: this letter never, or no letter now. */
export function problemOfSending(error: unknown): LetterRefused | MailAway {
  const { message, code, command, responseCode } = answered(error)
  const isForGood = responseCode >= 500 && responseCode < 600 && responseCode !== 503
  if (isForGood && command.startsWith('RCPT')) {
    return new LetterRefused('recipient-refused', message)
  }
  if (isForGood && (code === 'EMESSAGE' || command === 'DATA')) {
    return new LetterRefused('letter-refused', message)
  }
  // A refused sender or password is a fault of the settings: it is mended there, and the letters wait for it.
  return new MailAway(`${code === '' ? 'the mail server' : code}: ${message}`)
}

function answered(error: unknown): Answered {
  const held: object = typeof error === 'object' && error !== null ? error : {}
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    message: withoutAddresses('message' in held ? text(held.message) : String(error)),
    code: 'code' in held ? text(held.code) : '',
    command: 'command' in held ? text(held.command) : '',
    responseCode: 'responseCode' in held && typeof held.responseCode === 'number' ? held.responseCode : 0,
  }
}
