import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMongo, freshDatabase, reportAdapterRun } from '@deals/storage/testing'
import { aMeta } from '@deals/event-log/testing'
import { newUuid } from '@deals/events/platform'
import { createAccounts } from '@deals/accounts'
import { openBase, type Base } from './open-base.ts'

type Place = { mongoUrl: string | undefined; forget(): Promise<void>; end(): Promise<void> }

const refused =
  /^The event log has members, and .* holds no (account|sealing key): restore it from the backup .*ACCOUNTS_LOST=accept\.$/

function describeLost(name: string, openPlace: (dataDir: string) => Promise<Place>) {
  describe(`accounts in ${name}`, () => {
    let dataDir: string
    let place: Place
    beforeEach(async () => {
      dataDir = mkdtempSync(join(tmpdir(), 'lost-'))
      place = await openPlace(dataDir)
    })
    afterEach(async () => {
      await place.end()
      rmSync(dataDir, { recursive: true })
    })
    const open = (acceptsLostAccounts?: true) =>
      openBase({
        dataDir,
        masterKey: undefined,
        eventStoreUrl: undefined,
        mongoUrl: place.mongoUrl,
        acceptsLostAccounts,
        writer: 'inline',
        onWait: () => undefined,
      })
    const write = async ({ log, codec }: Base, type: 'UserRegistered' | 'UserErased', data: object) => {
      const event = { type, data: { userId: 'olive', ...data } } as Parameters<typeof codec.encode>[0][number]
      const encoded = await codec.encode([event], { stream: 'user-olive', meta: { ...aMeta(), commandId: newUuid() } })
      await log.append('user-olive', encoded, { expected: 'any' })
    }
    const register = async () => {
      const base = await open()
      const account = { userId: 'olive', username: 'olive', usernameKey: 'olive', passwordHash: 'x', createdAt: 1 }
      await createAccounts(base.keyed).save(account)
      await write(base, 'UserRegistered', { username: 'olive', country: null })
      return base
    }

    it('that are gone beside a log with members refuse the start, until somebody says to go on', async () => {
      await (await register()).close()
      await (await open()).close()
      await place.forget()
      await expect(open()).rejects.toThrow(refused)
      await expect(open()).rejects.toThrow(refused)
      await (await open(true)).close()
    })

    it('may be empty when every member has left', async () => {
      const base = await register()
      await write(base, 'UserErased', { requestId: 'r' })
      await base.close()
      await place.forget()
      await (await open()).close()
      expect(place.mongoUrl === undefined).toBe(name === 'SQLite')
    })
  })
}

describeLost('SQLite', async (dataDir) => ({
  mongoUrl: undefined,
  async forget() {
    for (const ending of ['', '-wal', '-shm']) {
      rmSync(join(dataDir, `accounts.db${ending}`), { force: true })
    }
  },
  end: async () => undefined,
}))

const mongo = findMongo()
if ('start' in mongo) {
  describeLost('MongoDB', async () => {
    const server = await mongo.start()
    const { database, drop } = freshDatabase(server.url)
    const url = new URL(server.url)
    url.pathname = `/${database}`
    return {
      mongoUrl: url.href,
      forget: drop,
      async end() {
        await drop()
        await server.stop()
      },
    }
  })
} else {
  reportAdapterRun({ port: 'lost accounts', adapter: 'MongoDB', outcome: 'skipped', reason: mongo.reason })
}
