import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createAccounts,
  createFactors,
  createSealer,
  loadMasterKey,
  openSqliteKeyedStore,
  sealingKeysIn,
} from '@deals/accounts'
import { createCodec, openSqliteLog } from '@deals/event-log'
import { filesIn } from '../context.ts'
import { openDesk } from './desk.ts'
import { operate } from './program.ts'

const ann = { userId: 'u1', username: 'Ann', usernameKey: 'ann', passwordHash: 'x', createdAt: 1 }

async function opened(address: object) {
  const dataDir = mkdtempSync(join(tmpdir(), 'give-back-'))
  const masterKey = loadMasterKey({ dataDir })
  const keyed = openSqliteKeyedStore({ file: filesIn(dataDir).accounts })
  const log = await openSqliteLog({ file: filesIn(dataDir).log, writer: 'inline' })
  const accounts = createAccounts(keyed)
  await accounts.save({ ...ann, ...address })
  const factors = createFactors(keyed, { masterKey })
  await factors.addPasskey('u1', 'Theirs', { credentialId: 'key', publicKey: 'abc', counter: 0, transports: [] })
  const codec = createCodec({ sealer: createSealer({ keys: sealingKeysIn(keyed), masterKey }) })
  const said: string[] = []
  const signal = new AbortController().signal
  const print = (line: string) => void said.push(line)
  const desk = () => openDesk({ dataDir, projections: [], print, isTerminal: false, signal })
  const backupDesk = () => {
    throw new Error('There is no backup here.')
  }
  return {
    accounts,
    factors,
    said,
    ops: (...words: string[]) => operate(words, { openDesk: desk, backupDesk, print, signal }),
    recorded: async () => {
      const { events } = await log.readStream('user-u1')
      return (await codec.decodeAll(events)).map(({ type, data, meta }) => [type, data, meta.actor.kind])
    },
    inTheClear: async () => JSON.stringify((await log.readStream('user-u1')).events),
    close: async () => {
      await Promise.all([log.close(), keyed.close()])
      rmSync(dataDir, { recursive: true })
    },
  }
}

let site: Awaited<ReturnType<typeof opened>> | undefined
afterEach(() => site?.close())

describe('npm run ops -- give-back', () => {
  const why = 'Called, and knew when she joined.'

  it('opens the way by a letter alone, and keeps why, sealed', async () => {
    site = await opened({ email: 'thief@mail.example', emailConfirmedAt: 1 })
    expect(await site.ops('give-back', 'ann', '--reason', why, '--email', 'ann@mail.example')).toBe(0)
    expect(site.said).toEqual([
      'Ann is signed out everywhere; 1 way to sign in beside the password went.',
      'The password opens nothing any more. A letter to ann@mail.example leads to a new one.',
      'Why stands in the log, in user-u1.',
    ])
    expect(await site.factors.isAsked('u1')).toBe(false)
    expect(await site.accounts.byId('u1')).toMatchObject({ email: 'ann@mail.example' })
    expect(await site.recorded()).toEqual([
      ['AccountGivenBack', { userId: 'u1', isAddressNew: true, reason: why }, 'operator'],
    ])
    expect(await site.inTheClear()).not.toContain(why)
  })

  it.each([
    ['nobody', '--reason', why, 'There is no member "nobody".'],
    ['ann', '--reason', ' ', 'Say why with --reason.'],
    ['ann', '--reason', why, 'Ann has no confirmed address; give the one of its owner with --email.'],
  ])('does nothing for %s with %s "%s"', async (...given) => {
    const [username, option, reason, sentence] = given
    site = await opened({ email: 'ann@mail.example' })
    expect(await site.ops('give-back', username, option, reason)).toBe(2)
    expect([site.said, await site.recorded()]).toEqual([[sentence], []])
    expect(await site.factors.isAsked('u1')).toBe(true)
  })

  it('wants a reason, and an address that letters can be sent to', async () => {
    site = await opened({})
    expect(await site.ops('give-back', 'ann')).toBe(2)
    expect(await site.ops('give-back', 'ann', '--reason', why, '--email', 'ann')).toBe(2)
    expect(site.said.at(-1)).toBe('"ann" is no address for letters.')
    expect(await site.recorded()).toEqual([])
  })
})
