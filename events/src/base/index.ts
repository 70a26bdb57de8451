export { filesIn } from './files.ts'
export { openBase, type Base, type BaseOptions } from './open-base.ts'
export { prepareDirectory } from './prepare-directory.ts'
export { openings, type Openings } from './openings.ts'
