import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'

/** A letter as its reader has it. */
export interface ReadLetter {
  id: string
  to: string
  subject: string
  text: string
  /** Where one click ends letters of this kind. */
  unsubscribe: string | null
}

/** The letters that lie in an outbox. */
export async function lettersIn(folder: string): Promise<ReadLetter[]> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
  return Promise.all(names.map((name) => readLetter(join(folder, name))))
}

async function readLetter(file: string): Promise<ReadLetter> {
  const letter = await simpleParser(readFileSync(file))
  const line = letter.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line ?? ''
  return {
    id: letter.messageId ?? '',
    to: [letter.to].flat()[0]?.text ?? '',
    subject: letter.subject ?? '',
    text: letter.text ?? '',
    unsubscribe: /<([^>]+)>/.exec(line.replace(/\s/g, ''))?.[1] ?? null,
  }
}
