import { z } from 'zod'
import { call } from '../platform/http-call.ts'

/** A form that is being filled in, with room for the longest text of a post. */
const mostFields = 100
const longestDraft = 128 * 1024

// JSON inside JSON has no end, so the description of all calls is told what to say instead of following it.
const anyFields = z
  .record(z.string(), z.json())
  .refine((fields) => Object.keys(fields).length <= mostFields && JSON.stringify(fields).length <= longestDraft, {
    error: 'This draft is too long',
  })
  .meta({ type: 'object', maxProperties: mostFields })

/** What a member has begun to write; its fields are whatever the form held. */
const draftView = z.object({ id: z.string(), savedAt: z.string(), fields: z.record(z.string(), z.unknown()) })
export type DraftView = z.infer<typeof draftView>

/** What command-api answers about unfinished posts. */
export const draftCalls = {
  listDrafts: call('GET /api/drafts', {
    about: 'The posts that the member has begun to write.',
    who: 'members',
    answers: z.object({ drafts: z.array(draftView) }),
  }),
  getDraft: call('GET /api/drafts/:id', {
    about: 'One post that the member has begun to write.',
    who: 'members',
    answers: draftView,
    refuses: ['draft-not-found'],
  }),
  saveDraft: call('PUT /api/drafts/:id', {
    about: 'Keeps a post that the member has begun to write.',
    who: 'members',
    body: anyFields,
    answers: draftView,
    refuses: ['conflict', 'busy'],
  }),
  deleteDraft: call('DELETE /api/drafts/:id', {
    about: 'Throws a draft away.',
    who: 'members',
    answers: z.object({ removed: z.literal(true) }),
  }),
}
