import { useEffect } from 'react'
import { dayMs, type Announced } from '@deals/events'
import { announcementsApi } from './announcements.endpoints.ts'

const askedEvery = 60_000
/** So long an answer for visitors may be kept; asked sooner, it would be the one before. */
const keptMs = 2_500
/** What is further away than this, the browser's clock is not set for. */
const longestTimer = dayMs

/** What stands above the pages now; one that begins or ends by the clock is asked for at its time. */
export function useAnnouncements(): readonly Announced[] {
  const { data, refetch } = announcementsApi.useGetAnnouncementsQuery(undefined, {
    pollingInterval: askedEvery,
    skipPollingIfUnfocused: true,
  })
  const changesAt = data?.changesAt ?? null
  useEffect(() => {
    const left = changesAt === null ? Infinity : Date.parse(changesAt) - Date.now()
    if (left > longestTimer) {
      return undefined
    }
    const timer = setTimeout(() => void refetch(), Math.max(0, left) + keptMs)
    return () => clearTimeout(timer)
  }, [changesAt, refetch])
  return data?.announcements ?? []
}
