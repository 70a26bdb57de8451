import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailAddress } from '@deals/events/process'
import { composeLetter } from './compose-letter.ts'
import { MailAway, type Letter, type Mail } from './mail.ts'
import { workUnderWay } from './under-way.ts'

/** Writes each letter into a folder, readable by its owner alone, for sites without a mail server. */
export function openOutboxMail({ folder, from }: { folder: string; from: MailAddress }): Mail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const underWay = workUnderWay()
  const send = async (letter: Letter) => {
    const { message } = await composer.sendMail(composeLetter(letter, from))
    const providerRef = fileNameOf(letter)
    await writeWhole(join(folder, providerRef), message, folder)
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

/** Moved into its place when it is whole, so that nobody reads a half. */
async function writeWhole(file: string, bytes: unknown, folder: string): Promise<void> {
  if (!Buffer.isBuffer(bytes)) {
    throw new Error('a letter was not composed as bytes')
  }
  const draft = join(folder, `.${randomUUID()}.draft`)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    // A full or missing disk is nothing that the letter did.
    throw new MailAway(`the outbox cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}
