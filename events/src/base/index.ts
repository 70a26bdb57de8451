export { filesIn } from './files.ts'
export { openBase, storesOf, type Base, type BaseOptions } from './open-base.ts'
export { scrubFiles } from './scrub-files.ts'
export { openings, type Openings } from './openings.ts'
export {
  carryReactions,
  reactedUpTo,
  reactFrom,
  reactionCheckpoints,
  reactionName,
  settleReactions,
  type ReactionCheckpoint,
} from './reaction-checkpoints.ts'
export { carryRelays, claimTopics, relayTable, topicsOfLog } from './topics-of-logs.ts'
