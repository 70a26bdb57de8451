import { openMemoryKeyedStore } from '@deals/accounts'
import { copyLog, openEventLog, openMemoryLog, translatePosition, type EventLog } from '@deals/event-log'
import { anEvent, everythingAfter, startFakeEventStore, type FakeEventStore } from '@deals/event-log/testing'
import { beforeFirst, type Position } from '@deals/events'
import { carryReactions, reactionCheckpoints, settleReactions } from '@deals/process/base'
import type { JobRequest } from '../platform/job-queue.ts'
import type { WorkContext } from '../platform/work.ts'
import { watchMilestones } from './watch-milestones.ts'

const never = new AbortController().signal
let server: FakeEventStore
let files: EventLog
let onServer: EventLog
beforeEach(async () => {
  server = await startFakeEventStore()
  files = openMemoryLog()
  onServer = await openEventLog({ eventStoreUrl: server.url, file: '', writer: 'inline' })
})
afterEach(async () => {
  await onServer.close()
  await server.stop()
})

const keyed = openMemoryKeyedStore()
const checkpoints = reactionCheckpoints(keyed)
const places = keyed.table<number>('letter-places')
/** Posts whose milestone brought a letter. */
const told: string[] = []

/** What is due by the clock, over read models in which every event is a milestone of the post that it is named by. */
async function look(log: EventLog, readFrom = log): Promise<void> {
  const queries = {
    milestonesAfter: async ({ position }: { position: Position | null }) => {
      const upTo = await readFrom.head()
      const events = await everythingAfter(readFrom, beforeFirst)
      const reached = events.filter((event) => event.position > (position ?? upTo))
      const notices = reached.map(({ stream }) => ({ notificationId: stream, userId: 'ann' }))
      return { notices, pushes: [], upTo, log: await readFrom.identity() }
    },
  }
  const queue = { enqueue: async (jobs: JobRequest[]) => void told.push(...jobs.map(({ id }) => id)) }
  const account = { email: 'ann@example.com', emailConfirmedAt: 1 }
  const letters = { places, accounts: { byId: async () => account } }
  await watchMilestones({ queries, queue, letters } as unknown as WorkContext, { checkpoints, log })
}
const reach = (log: EventLog, post: string) => log.append(post, [anEvent()], { expected: 'none' })

async function move(from: EventLog, to: EventLog): Promise<void> {
  await copyLog({ from, to, clock: Date, signal: never })
  const [fromLog, toLog] = [await from.identity(), await to.identity()]
  const translate = (position: Position) => translatePosition(position, { from, to })
  await carryReactions(keyed, { from: fromLog, to: toLog, translate })
  await settleReactions(checkpoints, toLog)
}

it('milestones that are reached before a move are told of after it, there and back, each once', async () => {
  await reach(files, 'post-long-ago')
  await look(files)
  await reach(files, 'post-1')
  await look(files)
  await reach(files, 'post-2')

  await move(files, onServer)
  await look(onServer, files)
  expect(told).toEqual(['mail-post-1'])
  await look(onServer)
  await reach(onServer, 'post-3')
  await look(onServer)
  await reach(onServer, 'post-4')

  await move(onServer, files)
  await look(files)
  await look(files)
  expect(told).toEqual(['mail-post-1', 'mail-post-2', 'mail-post-3', 'mail-post-4'])
})
