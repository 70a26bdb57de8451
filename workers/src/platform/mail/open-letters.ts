import { filesIn } from '@deals/events/base'
import type { MailSettings } from '@deals/events/process'
import { createLetters, type Letters, type LettersParts } from './letters.ts'
import { openMail } from './open-mail.ts'

type Settings = MailSettings & { readonly dataDir: string; readonly publicUrl: string }

/** Everything that writing to people needs, as the settings name it. */
export async function openLetters(
  { dataDir, publicUrl, ...settings }: Settings,
  parts: Omit<LettersParts, 'mail' | 'publicUrl'>,
): Promise<Letters> {
  const mail = await openMail(settings, filesIn(dataDir).outbox)
  return createLetters({ ...parts, mail, publicUrl })
}
