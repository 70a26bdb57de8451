export { filesIn } from './files.ts'
export { openBase, type Base, type BaseOptions } from './open-base.ts'
export { untilRoom } from './until-room.ts'
export { openings, type Openings } from './openings.ts'
