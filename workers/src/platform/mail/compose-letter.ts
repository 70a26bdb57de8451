import type { SendMailOptions } from 'nodemailer'
import { isMailAddress, type MailAddress } from '@deals/process'
import { LetterRefused, type Letter } from './mail.ts'

const longestSubject = 200

/** A letter as the library takes it. Throws LetterRefused where it cannot be addressed. */
export function composeLetter(letter: Letter, from: MailAddress): SendMailOptions {
  const { id, to, subject, text, html, unsubscribeUrl } = letter
  if (!isMailAddress(to)) {
    throw new LetterRefused('bad-address', 'the address of the reader is none that letters can be sent to')
  }
  return {
    // As objects, so that no name or address is read as a list of several.
    from: { ...from },
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    subject: oneLine(subject),
    text,
    html,
    messageId: messageIdOf(id, from),
    headers: {
      // Nobody's out-of-office answers a machine.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && {
        // In one line: what reads it expects the address there.
        'List-Unsubscribe': { prepared: true, value: `<${new URL(unsubscribeUrl).href}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    // Texts of people are texts, never the names of files or addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** What is told once has one name, so that a mailbox knows a second copy. */
export function messageIdOf(id: string, { address }: Pick<MailAddress, 'address'>): string {
  const name = id.replace(/[^A-Za-z0-9~_-]/g, (sign) => `=${sign.codePointAt(0)?.toString(16) ?? ''}=`)
  return `<${name}@${address.slice(address.lastIndexOf('@') + 1)}>`
}

/** A subject ends no header and starts none. */
function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return [...line].length > longestSubject ? `${[...line].slice(0, longestSubject - 1).join('')}…` : line
}
