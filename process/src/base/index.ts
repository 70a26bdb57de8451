export { filesIn } from './files.ts'
export { openBase, storesOf, type Base, type BaseOptions } from './open-base.ts'
export { prepareDirectory } from './prepare-directory.ts'
export { watchPages, type PageWatch } from './watch-pages.ts'
export { scrubFiles } from './scrub-files.ts'
export {
  carryReactions,
  milestonesName,
  reactedUpTo,
  reactFrom,
  reactionCheckpoints,
  reactionName,
  settleReactions,
  type ReactionCheckpoint,
} from './reaction-checkpoints.ts'
export { carryRelays, claimTopics, relayTable, topicsOfLog } from './topics-of-logs.ts'
export { untilRoom } from './until-room.ts'
