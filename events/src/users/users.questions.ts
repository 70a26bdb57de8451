import { z } from 'zod'
import { userIdField } from '../platform/asked-fields.ts'
import { processCall } from '../platform/process-call.ts'
import { trustLevelField } from '../platform/viewer-fields.ts'

const standing = z.object({ trustLevel: trustLevelField, reportsUpheld: z.number(), reportsDecided: z.number() })
export type Standing = z.infer<typeof standing>

/** What command-api asks about members. */
export const userQuestions = {
  standing: processCall('How far a member is trusted. Somebody who has just joined is new.', {
    asks: z.object({ userId: userIdField }),
    answers: standing,
  }),
}
