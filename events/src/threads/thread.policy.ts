import { isModeratorUp, type Viewer } from '../platform/roles.ts'

/** A moderator to whom others wrote answers as a member does. */
export const canWriteToMember = (viewer: Pick<Viewer, 'id' | 'roles'>, memberId: string): boolean =>
  isModeratorUp(viewer) && viewer.id !== memberId
