import { isStaffUp, type Asker } from '../platform/roles.ts'

/** Reads what people wrote to the site, and looks after it. */
export const canAnswerLetters = (viewer: Asker): boolean => isStaffUp(viewer)
