export { filesIn } from './files.ts'
export { openBase, storesOf, type Base, type BaseOptions } from './open-base.ts'
export { openings, type Openings } from './openings.ts'
