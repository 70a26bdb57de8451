/** The door @deals/process/testing: servers for tests; no part of the product imports it. */
export { aroundData, attacks } from './attacks.ts'
export { judgeOf } from './judge-of.ts'
export { failsWith, goesOn, never, openModelServer, plainText, says, type Manner } from './model-server.ts'
