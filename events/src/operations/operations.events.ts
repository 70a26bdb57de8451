import { z } from 'zod'
import { defineEvent, type EventOf } from '../platform/event.ts'

const version = z.object({ projection: z.string(), version: z.number().int() })
const parked = version.extend({ key: z.string(), position: z.number().int(), eventId: z.string() })

export const CommandAccepted = defineEvent({
  type: 'CommandAccepted',
  category: 'idem',
  about: 'A creating command with an idempotency key was taken; a repeat gets the same id.',
  schema: z.object({ kind: z.string(), resultId: z.string() }),
})
export const ProjectionRebuildStarted = defineEvent({
  type: 'ProjectionRebuildStarted',
  category: 'ops',
  about: 'A view is being built anew beside the running one.',
  schema: version,
})
export const ProjectionVerified = defineEvent({
  type: 'ProjectionVerified',
  category: 'ops',
  about: 'Two versions of a view were compared.',
  schema: version.extend({ position: z.number().int(), digest: z.string(), equal: z.boolean() }),
})
export const ProjectionSwitched = defineEvent({
  type: 'ProjectionSwitched',
  category: 'ops',
  about: 'Queries answer from another version of a view.',
  schema: version.extend({ from: z.number().int(), position: z.number().int() }),
})
export const ProjectionRolledBack = defineEvent({
  type: 'ProjectionRolledBack',
  category: 'ops',
  about: 'The version before the switch answers again.',
  schema: version.extend({ from: z.number().int() }),
})
export const ProjectionDropped = defineEvent({
  type: 'ProjectionDropped',
  category: 'ops',
  about: 'A version that is no longer needed was removed.',
  schema: version,
})
export const EventParked = defineEvent({
  type: 'EventParked',
  category: 'ops',
  about: 'An event could not be folded; its key waits for an operator.',
  schema: parked.extend({ code: z.string(), message: z.string() }),
})
export const EventReleased = defineEvent({
  type: 'EventReleased',
  category: 'ops',
  about: 'A parked key was folded after all.',
  schema: parked,
})
export const EventDiscarded = defineEvent({
  type: 'EventDiscarded',
  category: 'ops',
  about: 'An operator gave up a parked event, with a reason.',
  schema: parked.extend({ reason: z.string() }),
})
/** What staff may ask of a view; the last two of what is parked in it. */
export const operationActions = [
  ...(['rebuild', 'verify', 'switch', 'rollback', 'pause', 'resume'] as const),
  ...(['retry', 'discard'] as const),
] as const
export type OperationAction = (typeof operationActions)[number]
export const OperationAsked = defineEvent({
  type: 'OperationAsked',
  category: 'ops',
  about: 'Staff asked something of a view, or of what is parked in it under a key.',
  schema: z.object({
    projection: z.string(),
    action: z.enum(operationActions),
    key: z.string().nullable(),
    reason: z.string().nullable(),
  }),
})
export const operationEvents = [
  CommandAccepted,
  ProjectionRebuildStarted,
  ProjectionVerified,
  ProjectionSwitched,
  ProjectionRolledBack,
  ProjectionDropped,
  EventParked,
  EventReleased,
  EventDiscarded,
  OperationAsked,
] as const
export type OperationEvent = EventOf<(typeof operationEvents)[number]>
