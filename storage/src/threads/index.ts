/** The door @deals/storage/threads: threads of a process, and how two of them ask each other. */
export { givenToThread, startThread } from './start-thread.ts'
export { answerCalls, callsHome, callsTo, HandedOver, type ThreadCalls } from './thread-calls.ts'
