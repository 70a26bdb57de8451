import { reportAdapterRun } from '@deals/storage/testing'
import { findEventStore } from '../testing/event-store-server.ts'
import { startFakeEventStore } from '../testing/fake-event-store/fake-event-store.ts'
import { describeServer } from './server.contract.ts'

describeServer('the fake server of the tests', startFakeEventStore)

const real = findEventStore()
if ('start' in real) {
  describeServer('EventStoreDB', real.start)
} else {
  reportAdapterRun({
    port: 'server of the event log',
    adapter: 'EventStoreDB',
    outcome: 'skipped',
    reason: real.reason,
  })
}
