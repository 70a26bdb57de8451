import { api } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'

/** Decisions that would be taken back: those of one bulk, or all of a moderator since a time. */
export type UndoQuestion = { readonly bulkId: string } | { readonly username: string; readonly from: string }

/** What it would do to take several decisions back. */
export const undoApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBulkUndo: build.query({
      ...to('GET /api/moderation/bulk/:id', (id: string) => ({ params: { id } })),
    }),
    getMemberUndo: build.query({
      ...to(
        'GET /api/moderation/users/:username/undo',
        (asked: { readonly username: string; readonly from: string }) => ({
          params: { username: asked.username },
          query: { from: asked.from },
        }),
      ),
    }),
  }),
})
