export { filesIn } from './files.ts'
export { openBase, type Base, type BaseOptions } from './open-base.ts'
export { scrubFiles } from './scrub-files.ts'
export { openings, type Openings } from './openings.ts'
