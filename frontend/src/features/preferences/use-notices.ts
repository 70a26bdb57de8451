import { defaultNotices, noticeTypes, type NoticeChannel, type NoticePreferences, type NoticeType } from '@deals/events'
import { preferencesApi } from './preferences.endpoints.ts'
import { useSaving } from './use-saving.ts'

/** Where a type of notice goes: the member's choice, else what is usual. */
export function isTold(notices: NoticePreferences, type: NoticeType, channel: NoticeChannel): boolean {
  return notices[channel][type] ?? noticeTypes[type][channel]
}

/** What the member wants to be told, and the way to change it. */
export function useNotices() {
  const { data, isError, refetch } = preferencesApi.useGetPreferencesQuery()
  const save = useSaving()
  return {
    notices: data?.notices ?? defaultNotices,
    isKnown: data !== undefined && data !== null,
    isError,
    retry: () => void refetch(),
    change: (notices: Partial<NoticePreferences>) => void save({ notices }),
  }
}
