/** The door @deals/process/http: what both sides say and refuse in the same way. It loads Express. */
export { createApi } from './create-api.ts'
export { findByPath, type FoundByPath } from './find-by-path.ts'
export { errorAs, problemFrom, problemsBy, type Problem, type ProblemOf } from './handle-errors.ts'
export { send, sendPlainly, type Leaving } from './leaving.ts'
export { isReading, refuseCrossSite } from './refuse-cross-site.ts'
export { isRefused, refuse, refuseField, sentenceOf, statusOf, type Refused } from './refused.ts'
export { refusalAs, saidOf, sendRefusal, speaking, textOf, type Speech } from './speech.ts'
