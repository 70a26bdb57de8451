/** The door @deals/process/http: what both sides say and refuse in the same way. It loads Express. */
export { createApi } from './create-api.ts'
export { problemFrom, problemsBy, type Problem, type ProblemOf } from './handle-errors.ts'
export { isReading, refuseCrossSite } from './refuse-cross-site.ts'
export { isRefused, refuse, refuseField, sentenceOf, statusOf, type Refused } from './refused.ts'
export { saidOf, sendRefusal, speaking, textOf, type Speech } from './speech.ts'
