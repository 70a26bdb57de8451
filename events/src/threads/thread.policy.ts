import { isModeratorUp, type Viewer } from '../users/roles.ts'

type Person = Pick<Viewer, 'id' | 'roles'>

/** Moderators read what any of them and a member wrote to each other; nobody else but the member does. */
export const canReadThread = (viewer: Person | null, memberId: string): boolean =>
  viewer !== null && (viewer.id === memberId || isModeratorUp(viewer))
/** A moderator to whom others wrote answers as a member does. */
export const canWriteToMember = (viewer: Person, memberId: string): boolean =>
  isModeratorUp(viewer) && viewer.id !== memberId
