import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createSessions, openSqliteKeyedStore } from '@deals/accounts'
import { openSqliteLog } from '@deals/event-log'
import { newUuid, beforeFirst } from '@deals/events/platform'
import { anEvent } from '@deals/event-log/testing'
import { writeWhole } from '@deals/storage'
import { reportAdapterRun, smallDisk, type SmallDisk } from '@deals/storage/testing'
import { untilRoom } from './base/until-room.ts'

const found = smallDisk(24)
const isFull = /full; nothing was written. Make room on it\.$/

if ('reason' in found) {
  reportAdapterRun({ port: 'full disk', adapter: 'tmpfs', outcome: 'skipped', reason: found.reason })
  it.todo('needs a small file system')
} else {
  describeFullDisk(found)
}

function describeFullDisk(disk: SmallDisk) {
  afterAll(() => disk.unmount())
  afterEach(() => disk.free())
  const folder = () => {
    const path = join(disk.folder, newUuid())
    mkdirSync(path)
    return path
  }
  const big = 'text '.repeat(20_000)

  describe('a full disk', () => {
    it.each(['thread', 'inline'] as const)(
      'refuses events by a sentence, gives old ones, heals (%s)',
      async (writer) => {
        const log = await openSqliteLog({ file: join(folder(), 'events.db'), writer })
        await log.append('post-1', [anEvent()], { expected: 'none' })
        disk.fill()
        const full = async () => {
          for (let nr = 0; ; nr += 1) {
            await log.append(`post-${newUuid()}`, [anEvent({ data: { big } })], { expected: 'none' })
          }
        }
        await expect(full()).rejects.toThrow(isFull)
        expect((await log.readStream('post-1')).events).toHaveLength(1)
        disk.free()
        const { position } = await log.append('post-2', [anEvent()], { expected: 'none' })
        const { events } = await log.readAll({ after: beforeFirst, limit: 1000 })
        expect(events.at(-1)?.position).toBe(position)
        await log.close()
      },
    )

    it('refuses accounts by a sentence, keeps people signed in, heals', async () => {
      const store = openSqliteKeyedStore({ file: join(folder(), 'accounts.db') })
      let now = 0
      const sessions = createSessions(store, { now: () => now })
      const { token } = await sessions.start('ann', 'Firefox')
      const table = store.table<string>('drafts')
      disk.fill()
      const full = async () => {
        for (;;) {
          await table.put(newUuid(), big, 0)
        }
      }
      await expect(full()).rejects.toThrow(isFull)
      now = 60 * 60 * 1000
      expect(await sessions.find(token)).toMatchObject({ userId: 'ann' })
      now = 365 * 24 * 60 * 60 * 1000
      expect(await sessions.find(token)).toBeNull()
      disk.free()
      expect(await table.put('draft', big, 0)).toBe(true)
      await store.close()
    })

    it('takes a picture or a letter whole or not at all', async () => {
      const file = join(folder(), 'letter.eml')
      await writeWhole(file, Buffer.from('first'))
      disk.fill()
      await expect(writeWhole(file, Buffer.from(big))).rejects.toThrow(isFull)
      disk.free()
      await writeWhole(file, Buffer.from('second'))
    })

    it('makes a start wait, and says in one sentence for what', async () => {
      const dataDir = folder()
      disk.fill()
      const said: string[] = []
      await untilRoom(dataDir, {
        onWait(sentence) {
          said.push(sentence)
          disk.free()
        },
      })
      expect(said).toEqual([expect.stringMatching(/is full; the start needs 2 MB of room there and waits for it\.$/)])
    })
  })

  describe('a disk that may not be written', () => {
    it('refuses a start by a sentence', async () => {
      const dataDir = folder()
      disk.mayBeWritten(false)
      const starting = untilRoom(dataDir, { onWait: () => undefined })
      await expect(starting).rejects.toThrow(/is on a file system that may not be written\.$/)
      disk.mayBeWritten(true)
      await untilRoom(dataDir, { onWait: () => undefined })
    })
  })
}
