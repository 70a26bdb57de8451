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

/** Changes are on their way at once, and their answers may overtake each other: that to the change made last counts. */
let made = 0
let awaited = 0
let last: Preferences | undefined

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
      async onQueryStarted(change, { dispatch, queryFulfilled }) {
        const order = ++made
        awaited++
        const shown = dispatch(
          preferencesApi.util.updateQueryData('getPreferences', undefined, (draft) =>
            draft === null ? draft : changed(draft, change),
          ),
        )
        try {
          const { data } = await queryFulfilled
          if (order === made) {
            last = data
          }
        } catch {
          shown.undo()
        }
        awaited--
        if (awaited === 0 && last !== undefined) {
          void dispatch(preferencesApi.util.upsertQueryData('getPreferences', undefined, last))
          last = undefined
        }
      },
    }),
  }),
})
