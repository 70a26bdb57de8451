/** The door @deals/event-log/testing: events and servers of events for tests; no part of the product imports it. */
export { describeEventLog, type OpenedLog } from './event-log.contract.ts'
export { findEventStore } from './event-store-server.ts'
export { startFakeEventStore, type FakeEventStore } from './fake-event-store/fake-event-store.ts'
export { findKafka, freshTopics } from './kafka-server.ts'
export { aMeta, anEvent, everythingAfter, follow, freshStream, otherWork, someEvents } from './log-events.ts'
export { describeOnKafka } from './on-kafka.ts'
