/** The door @deals/process/testing: servers for tests; no part of the product imports it. */
export { attacks } from './attacks.ts'
export { failsWith, goesOn, never, openModelServer, plainText, says, type Asked, type Manner } from './model-server.ts'
