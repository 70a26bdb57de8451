import type { AlertList, AlertView, ChangeAlertRequest, CreateAlertRequest, Rehearsal, WhyNotList } from '@deals/events'
import { api } from '../../lib/api.ts'
import { alertPath, list, matches, unread } from './alert-tags.ts'

/** A rehearsal is kept as long as somebody tries one term and its opposite. */
const rehearsalKeptSeconds = 60

/** What members want to be told of. */
export const dealAlertsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAlerts: build.query<AlertList, void>({
      query: () => ({ path: '/api/deal-alerts' }),
      providesTags: [list],
    }),
    createAlert: build.mutation<AlertView, { readonly body: CreateAlertRequest; readonly idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({ path: '/api/deal-alerts', method: 'POST', body, idempotencyKey }),
      invalidatesTags: (_alert, error) => (error === undefined ? [list] : []),
    }),
    changeAlert: build.mutation<unknown, { readonly id: string; readonly change: ChangeAlertRequest }>({
      query: ({ id, change }) => ({ path: alertPath(id), method: 'PATCH', body: change }),
      // A switch shows at once where it was moved to; a failure moves it back.
      async onQueryStarted({ id, change: { active } }, { dispatch, queryFulfilled }) {
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
      invalidatesTags: (_answer, error) => (error === undefined ? [list, matches] : []),
    }),
    deleteAlert: build.mutation<unknown, string>({
      query: (id) => ({ path: alertPath(id), method: 'DELETE' }),
      invalidatesTags: (_answer, error) => (error === undefined ? [list, matches, unread] : []),
    }),
    rehearse: build.query<Rehearsal, CreateAlertRequest>({
      query: (body) => ({ path: '/api/deal-alerts/rehearse', method: 'POST', body }),
      keepUnusedDataFor: rehearsalKeptSeconds,
    }),
    explainPost: build.query<WhyNotList, number>({
      query: (postId) => ({ path: '/api/deal-alerts/why', params: { postId } }),
      providesTags: [list],
    }),
  }),
})
