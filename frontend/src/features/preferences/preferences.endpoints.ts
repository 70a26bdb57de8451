import { QueryStatus } from '@reduxjs/toolkit/query'
import type { Muted, NoticePreferences, Preferences, ReadingPreferences, ShownOfMember } from '@deals/events'
import { api } from '../../lib/api.ts'
import { isRecord } from '../../lib/api-problem.ts'
import { to, toOrNull } from '../../lib/call.ts'

/** What may be changed at once: any of the preferences, and any part of those that have parts. */
export type PreferenceChange = Partial<
  Omit<Preferences, 'notices' | 'muted' | 'recommendations' | 'reading' | 'shown'>
> & {
  readonly notices?: Partial<NoticePreferences>
  readonly muted?: Partial<Muted>
  readonly reading?: Partial<ReadingPreferences>
  readonly shown?: Partial<ShownOfMember>
  /** When it is cleared the server says. */
  readonly recommendations?: { readonly isOn: boolean } | { readonly clear: true }
}

/** What is said of a preference that has parts leaves the rest of it; when something was cleared the server says. */
function changed(before: Preferences, change: PreferenceChange): Preferences {
  const stood: Readonly<Record<string, unknown>> = before
  const now = Object.entries(change).map(([name, wish]) => {
    const parts = stood[name]
    return [name, isRecord(wish) && isRecord(parts) ? { ...parts, ...wish } : wish] as const
  })
  return { ...before, ...Object.fromEntries<unknown>(now) }
}

/** What a member has chosen on any device; null for visitors. */
export const preferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPreferences: build.query({
      ...toOrNull('GET /api/user/preferences'),
      providesTags: ['Preferences'],
      // Never dropped; a timer that would drop it keeps a store that rendered a page alive on the server.
      keepUnusedDataFor: Infinity,
    }),
    changePreferences: build.mutation({
      ...to('PATCH /api/user/preferences'),
      invalidatesTags: (_answer, error, { recommendations, shown }) =>
        error === undefined
          ? [
              ...(recommendations === undefined ? [] : ['Posts' as const]),
              ...(shown === undefined ? [] : ['Profile' as const]),
            ]
          : [],
      // The choice shows at once; a failure takes it back.
      async onQueryStarted(change, call) {
        const { dispatch, queryFulfilled } = call
        const shown = dispatch(
          preferencesApi.util.updateQueryData('getPreferences', undefined, (draft) =>
            draft === null ? draft : changed(draft, change),
          ),
        )
        try {
          const { data } = await queryFulfilled
          // An answer that knows nothing of a later choice would take that back for a moment.
          const isLast = !Object.values(call.getState().api.mutations).some(
            (other) => other?.endpointName === 'changePreferences' && other.status === QueryStatus.pending,
          )
          if (isLast) {
            void dispatch(preferencesApi.util.upsertQueryData('getPreferences', undefined, data))
          }
        } catch {
          shown.undo()
        }
      },
    }),
  }),
})
