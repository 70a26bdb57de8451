import type { CreateAlertRequest } from '@deals/events'
import { api, whenDone } from '../../lib/api.ts'
import { to } from '../../lib/call.ts'
import { list, matches, unread } from './alert-tags.ts'

/** A rehearsal is kept as long as somebody tries one term and its opposite. */
const rehearsalKeptSeconds = 60

interface NewAlert {
  readonly body: CreateAlertRequest
  readonly idempotencyKey: string
}

/** What members want to be told of. */
export const dealAlertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAlerts: build.query({
      ...to('GET /api/deal-alerts'),
      providesTags: [list],
    }),
    createAlert: build.mutation({
      ...to('POST /api/deal-alerts', (alert: NewAlert) => alert),
      invalidatesTags: whenDone(list),
    }),
    changeAlert: build.mutation({
      ...to('PATCH /api/deal-alerts/:id'),
      // A switch shows at once where it was moved to; a failure moves it back.
      async onQueryStarted({ id, active }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          dealAlertsApi.util.updateQueryData('listAlerts', undefined, ({ alerts }) => {
            const alert = alerts.find((one) => one.id === id)
            if (alert !== undefined && active !== undefined) {
              alert.active = active
            }
          }),
        )
        await queryFulfilled.catch(() => shown.undo())
      },
      invalidatesTags: whenDone(list, matches),
    }),
    deleteAlert: build.mutation({
      ...to('DELETE /api/deal-alerts/:id', (id: string) => ({ params: { id } })),
      invalidatesTags: whenDone(list, matches, unread),
    }),
    rehearse: build.query({
      ...to('POST /api/deal-alerts/rehearse'),
      keepUnusedDataFor: rehearsalKeptSeconds,
    }),
    explainPost: build.query({
      ...to('GET /api/deal-alerts/why', (postId: number) => ({ query: { postId: String(postId) } })),
      providesTags: [list],
    }),
  }),
})
