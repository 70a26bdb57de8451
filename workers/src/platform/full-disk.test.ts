import { EventEmitter, once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { reportAdapterRun, smallDisk, type SmallDisk } from '@deals/storage/testing'
import { openEmbeddedJobQueue } from './embedded-job-queue.ts'
import type { JobQueue } from './job-queue.ts'
import { openOutboxMail } from './mail/outbox-mail.ts'
import { MailAway } from './mail/mail.ts'

const found = smallDisk(8)

if ('reason' in found) {
  reportAdapterRun({ port: 'jobs on a full disk', adapter: 'tmpfs', outcome: 'skipped', reason: found.reason })
  it.todo('needs a small file system')
} else {
  describeFullDisk(found)
}

function describeFullDisk(disk: SmallDisk) {
  let queue: JobQueue
  const heard = new EventEmitter()
  const logger = {
    info: (_about: object, line: string) => void heard.emit(line),
    warn: () => undefined,
    error: (_about: object, line: string) => void heard.emit(line),
  }
  const open = () => openEmbeddedJobQueue({ file: join(disk.folder, 'jobs.db'), logger, visibilityMs: 60_000 })
  const big = 'text '.repeat(20_000)
  const fillJobs = async () => {
    for (let nr = 0; ; nr += 1) {
      await queue.enqueue([{ queue: 'later', id: `filler ${nr} ${Date.now()}`, payload: { big }, delayMs: 3_600_000 }])
    }
  }

  beforeEach(() => {
    queue = open()
  })
  afterEach(async () => {
    disk.free()
    await queue.close()
  })
  afterAll(() => disk.unmount())

  it('lets no job be lost or done twice that was under way when the disk became full', async () => {
    const done: string[] = []
    const began = once(heard, 'began')
    const isFull = once(heard, 'full')
    queue.process(
      'work',
      async ({ id }) => {
        heard.emit('began')
        await isFull
        done.push(id)
      },
      { concurrency: 1 },
    )
    await queue.enqueue([1, 2, 3].map((nr) => ({ queue: 'work', id: `job ${nr}`, payload: {} })))
    await began
    const waits = once(heard, 'jobs wait until their file can be written')
    disk.fill()
    await expect(fillJobs()).rejects.toThrow(/full; nothing was written/)
    heard.emit('full')
    await waits
    expect(done).toEqual(['job 1'])
    disk.free()
    await queue.settled()
    expect(done).toEqual(['job 1', 'job 2', 'job 3'])
  })

  it('keeps letters waiting', async () => {
    const folder = join(disk.folder, 'outbox')
    const mail = openOutboxMail({ folder, from: { name: 'Deals', address: 'no-reply@deals.example' } })
    const letter = { id: 'l1', to: 'ann@deals.example', subject: 'A deal', text: big, html: `<p>${big}</p>` }
    disk.fill()
    await expect(mail.send(letter)).rejects.toThrow(MailAway)
    disk.free()
    await mail.send(letter)
    expect(readdirSync(folder)).toEqual(['l1.eml'])
    await mail.close()
  })
}
