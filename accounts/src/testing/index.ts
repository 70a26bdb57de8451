/** The door @deals/accounts/testing: accounts for tests; no part of the product imports it. */
export { describeKeyedStore } from '../keyed.contract.ts'
export { endTerm } from './end-term.ts'
export { testSealer } from './test-sealer.ts'
