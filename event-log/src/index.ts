/** The door @deals/event-log: the event log, its adapters and what servers need around it. */
export * from './event-log.ts'
export { appendLimits, assertStreamName, checkedAppend } from './checked-append.ts'
export type { CheckedAppend, CheckedEvent } from './checked-append.ts'
export { DirectoryInUse, lockDataDirectory } from './data-directory-lock.ts'
export type { DataDirectoryLock } from './data-directory-lock.ts'
export { noEventAt } from './event-log.ts'
export { openMemoryLog } from './memory-event-log.ts'
export { compareLogs } from './compare-logs.ts'
export type { ComparedLogs, LogDifference } from './compare-logs.ts'
export { copyLog } from './copy-log.ts'
export type { CopiedLog, CopyLogOptions } from './copy-log.ts'
export { LogReplaced } from './watched-log.ts'
export { openEventLog, openWatchedLog } from './open-event-log.ts'
export type { EventLogChoice } from './open-event-log.ts'
export { openLogReader } from './sqlite/sqlite-log-reader.ts'
export { openSqliteLog } from './sqlite/sqlite-event-log.ts'
export type { SqliteLogOptions } from './sqlite/sqlite-event-log.ts'
export { translatePosition } from './translate-position.ts'
export { copyTagOf } from './copy-tag.ts'
export { logTag } from './copy-tag.ts'
export { createCodec } from './codec.ts'
export type { Codec, CodecOptions, Destination, Stored } from './codec.ts'
export { sealedParts, sealedText, SubjectErased } from './sealer.ts'
export type { SealContext, Sealer } from './sealer.ts'
export { runsOf } from './kafka/chain.ts'
export type { CarriedRecord, Run } from './kafka/chain.ts'
export { partitionOf } from './kafka/partition-of.ts'
export { everyPartition, keyIn, views } from './kafka/views.ts'
export type { View } from './kafka/views.ts'
export { expectedTotal } from './expected-total.ts'
export { createVoteLeaves, isGivenVote, votesAfter } from './vote-roots/read-votes.ts'
export type { GivenVote, VoteLeaves, VoteReading } from './vote-roots/read-votes.ts'
export {
  chainedOf,
  endOfFirst,
  placeInPart,
  rootOfNext,
  rootThrough,
  rootUntil,
  votesBefore,
  votesPerPart,
} from './vote-roots/vote-root.ts'
export type { VotePlace, VoteRoot, VotesFrom } from './vote-roots/vote-root.ts'
