import { reportAdapterRun } from '@deals/storage/testing'
import type { Position } from '@deals/events/platform'
import type { EventLog } from '../event-log.ts'
import { describeAppending } from './appending.contract.ts'
import { describeDuplicates } from './duplicates.contract.ts'
import { describePlaces } from './places.contract.ts'
import { describeReading } from './reading.contract.ts'
import { describeRefusals } from './refusals.contract.ts'
import type { Subject } from './subject.contract.ts'
import { describeSubscribing } from './subscribing.contract.ts'

/** A log that was opened for tests. It may hold events of other tests: each test uses streams of its own. */
export interface OpenedLog {
  log: EventLog
  /** Closes the log and opens the same one again; left out by logs that live in memory. */
  reopen?: () => Promise<EventLog>
  /** Closes what is still open and removes what was written. */
  cleanUp: () => Promise<void>
}

/** The promises of the port. Every adapter passes all of them, so that what holds on one holds on each. */
export function describeEventLog(adapter: string, open: () => Promise<OpenedLog>): void {
  describe(`event log: ${adapter}`, () => {
    let opened: OpenedLog
    let start: Position
    beforeAll(async () => {
      reportAdapterRun({ port: 'event log', adapter, outcome: 'ran' })
      opened = await open()
    })
    // One log serves all tests, as a server does; only a test that closes it leaves the next one a new log.
    beforeEach(async () => {
      if (await isClosed(opened.log)) {
        await opened.cleanUp()
        opened = await open()
      }
      start = await opened.log.head()
    })
    afterAll(() => opened.cleanUp())

    const subject: Subject = {
      log: () => opened.log,
      start: () => start,
      reopened: async () => {
        opened.log = (await opened.reopen?.()) ?? opened.log
        return opened.log
      },
    }
    describeAppending(subject)
    describeDuplicates(subject)
    describeRefusals(subject)
    describeReading(subject)
    describePlaces(subject)
    describeSubscribing(subject)
  })
}

async function isClosed(log: EventLog): Promise<boolean> {
  return log.head().then(
    () => false,
    () => true,
  )
}
