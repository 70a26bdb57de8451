import type { MailSettings } from '@deals/events/process'
import type { Mail } from './mail.ts'

/** Opens the way of letters that the settings name: a mail server, or else a folder. */
export async function openMail({ smtp, mailFrom: from }: MailSettings, folder: string): Promise<Mail> {
  // The library is loaded by those alone that send.
  if (smtp === undefined) {
    const { openOutboxMail } = await import('./outbox-mail.ts')
    return openOutboxMail({ folder, from })
  }
  const { openSmtpMail } = await import('./smtp-mail.ts')
  return openSmtpMail({ server: smtp, from })
}
