import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailAddress } from '@deals/process'
import { writeWhole } from '@deals/storage'
import { composeLetter } from './compose-letter.ts'
import { MailAway, type Letter, type Mail } from './mail.ts'
import { workUnderWay } from './under-way.ts'

/** Writes each letter into a folder, readable by its owner alone, for sites without a mail server. */
export function openOutboxMail({ folder, from }: { folder: string; from: MailAddress }): Mail {
  const underWay = workUnderWay()
  const send = async (letter: Letter) => {
    // No letter may ever come; what composes one keeps nothing between two.
    const { createTransport } = await import('nodemailer')
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message } = await composer.sendMail(composeLetter(letter, from))
    const providerRef = fileNameOf(letter)
    await keep(join(folder, providerRef), message)
    return { providerRef }
  }
  return {
    send: (letter) => underWay.run(send(letter)),
    forget: (addresses) => underWay.run(forgetLetters(folder, addresses)),
    close: () => underWay.ended(),
  }
}

async function forgetLetters(folder: string, addresses: readonly string[]): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : []
  const readers = addresses.map((address) => address.toLowerCase())
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const [head = ''] = (await readFile(join(folder, name), 'latin1')).split('\r\n\r\n', 1)
    // A long header goes on in lines that begin with a space; an address holds none.
    const to = /^to:(.*)$/im.exec(head.replace(/\r\n[ \t]+/g, ''))?.[1] ?? ''
    if (readers.includes(to.replace(/[\s<>]/g, '').toLowerCase())) {
      await rm(join(folder, name), { force: true })
    }
  }
}

const longestName = 150

/** A letter that is sent again takes the place of its first copy. */
const fileNameOf = ({ id }: Letter) => `${id.replace(/[^A-Za-z0-9_~-]/g, '_').slice(0, longestName)}.eml`

async function keep(file: string, bytes: unknown): Promise<void> {
  if (!Buffer.isBuffer(bytes)) {
    throw new Error('a letter was not composed as bytes')
  }
  try {
    await writeWhole(file, bytes)
  } catch (error) {
    // A full or missing disk is nothing that the letter did.
    throw new MailAway(`the outbox cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}
