/** The door @deals/events/testing: words for tests; no part of the product imports it. */
export * from './builders.ts'
export * from './score-builders.ts'
export { farAway, passTime, passTurns } from './far-away.ts'
export { goldenEvents, type GoldenEvent } from './lock-files.ts'
export * from './members.ts'
export { actorOf, ann, bob, mo, olive, stacy, sue } from './people.ts'
export { foldOf, given, rule, type Decide, type Decision } from './rules.ts'
export { firstTime, recordedHistory, told, type Circumstances, type Told } from './told.ts'
