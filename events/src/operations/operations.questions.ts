import { z } from 'zod'
import { roles } from '../platform/roles.ts'
import { processCall, type AnsweredBy } from '../platform/process-call.ts'
import { operationActions } from './operations.events.ts'

/** What staff ask of a view, or of what is parked in it under a key. */
const wish = z.object({
  projection: z.string(),
  action: z.enum(operationActions),
  key: z.string().nullable(),
  reason: z.string().nullable(),
  actor: z.object({ id: z.string(), kind: z.enum(['user', ...roles]) }),
})
export type OperationWish = z.infer<typeof wish>

/** What became of it; longer work is done later, and `operationsDesk` tells how far it is. */
const operated = z.object({
  outcome: z.enum(['done', 'begun', 'not-found', 'not-possible']),
  message: z.string(),
})
export type Operated = z.infer<typeof operated>

export const operationsDeskView = z.object({
  /** What was asked for, the latest first. */
  work: z.array(
    z.object({
      id: z.number(),
      projection: z.string(),
      action: z.enum(['rebuild', 'verify']),
      state: z.enum(['asked', 'running', 'done', 'failed']),
      /** How far it is, and in the end what came of it. */
      result: z.string().nullable(),
      askedAt: z.string(),
    }),
  ),
  /** Rebuilds that nobody goes on with: what an operator's tool began, or what has ended its process again and again. */
  cutOff: z.array(z.object({ projection: z.string(), version: z.number(), position: z.number(), begunAt: z.string() })),
  /** Events of one key that wait because the first of them could not be folded. */
  parked: z.array(
    z.object({
      projection: z.string(),
      version: z.number(),
      key: z.string(),
      events: z.number(),
      /** Of the first event. */
      position: z.number(),
      type: z.string(),
      error: z.string(),
      firstSeen: z.string(),
      /** What was asked for, while it is not done. */
      asked: z.enum(['retry', 'discard']).nullable(),
    }),
  ),
  /** Events of types that this program does not know, which every view has passed over. */
  passedOver: z.array(z.object({ position: z.number(), message: z.string() })),
})
export type OperationsDesk = z.infer<typeof operationsDeskView>

/** What other processes ask of the one that folds the views. */
export const operationQuestions = {
  operate: processCall('Does what staff ask of a view.', { asks: wish, answers: operated }),
  operationsDesk: processCall('What operators wait for, and what waits for them.', {
    asks: z.object({}),
    answers: operationsDeskView,
  }),
}
export type Operations = AnsweredBy<typeof operationQuestions>
