import type { EventType } from '@deals/events'

/** Events that no view shows, and why. */
export const notShown: Partial<Record<EventType, string>> = {
  CommandAccepted: 'only the retry of a command asks for it, and it reads the stream',
  UsernameClaimed: 'a reservation; the name itself is in UserRegistered or UsernameChanged',
  UsernameReleased: 'a reservation; the name itself is in UserRegistered or UsernameChanged',
  PlaceTaken: 'a reservation; what it is for has an event of its own',
  PlaceFreed: 'a reservation; what it is for has an event of its own',
  HostGiven: 'a reservation; what it is for is in StoreRegistered and StoreChanged',
  StorePostCounted: 'a reservation; the post has an event of its own',
  OwnerUnseated: 'settled before it happens; what happens is RoleRevoked',
  StoreMergeBegun: 'settled before it happens; what happens is StoreMerged',
  PostMergeBegun: 'settled before it happens; what happens is PostMerged',
  ProjectionRebuildStarted: 'for operators, who read the ops stream',
  ProjectionVerified: 'for operators, who read the ops stream',
  ProjectionSwitched: 'for operators, who read the ops stream',
  ProjectionRolledBack: 'for operators, who read the ops stream',
  ProjectionDropped: 'for operators, who read the ops stream',
  EventParked: 'for operators, who read the ops stream',
  EventReleased: 'for operators, who read the ops stream',
  EventDiscarded: 'for operators, who read the ops stream',
  AccountGivenBack: 'for operators, who read the stream of the member; the member is told by letters',
  OperationAsked: 'for operators, who read the ops stream',
}
