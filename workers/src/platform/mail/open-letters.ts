import { filesIn } from '@deals/process/base'
import type { MailSettings } from '@deals/process'
import { createLetters, type Letters, type LettersParts } from './letters.ts'
import type { Mail } from './mail.ts'

type Settings = MailSettings & { readonly dataDir: string; readonly publicUrl: string }

/** Everything that writing to people needs, as the settings name it. */
export async function openLetters(
  { dataDir, publicUrl, ...settings }: Settings,
  parts: Omit<LettersParts, 'mail' | 'publicUrl'>,
): Promise<Letters> {
  const mail = await openMail(settings, filesIn(dataDir).outbox)
  return createLetters({ ...parts, mail, publicUrl })
}

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
