import { useEffect, useRef, useState } from 'react'
import type { Announced } from '@deals/events'
import { AnnouncementBar } from '../../features/announcements/AnnouncementBar.tsx'
import { useAnnouncements } from '../../features/announcements/use-announcements.ts'
import { useDismissed } from '../../features/preferences/use-dismissed.ts'
import { announce } from '../../lib/announce.ts'

/**
 * What staff say to everybody. What was there when the page opened stands in the page; what comes later is laid over it
 * until the next page. Keyed by the page.
 */
export function Announcements() {
  const announcements = useAnnouncements()
  const [dismissed, keep] = useDismissed()
  const [early] = useState(() => new Set(announcements.map(({ id }) => id)))
  const shown = announcements.filter(({ id }) => !dismissed.includes(id))
  const late = shown.filter(({ id }) => !early.has(id))
  useSaid(late)
  const dismiss = (dismissedId: number) => {
    // What nobody would be shown any more need not be remembered, and pages of visitors differ by what is.
    const gone = announcements.filter(({ id }) => id === dismissedId || dismissed.includes(id))
    const lastEnd = Math.max(...gone.map(({ endsAt }) => Date.parse(endsAt)))
    keep(
      gone.map(({ id }) => id).sort((one, other) => one - other),
      Math.max(60, Math.ceil((lastEnd - Date.now()) / 1000)),
    )
  }
  return (
    <>
      <AnnouncementBar announcements={shown.filter(({ id }) => early.has(id))} onDismiss={dismiss} />
      <AnnouncementBar announcements={late} isLate onDismiss={dismiss} />
    </>
  )
}

/** Reads each aloud once to those who listen to the page. */
function useSaid(late: readonly Announced[]) {
  const said = useRef(new Set<number>())
  useEffect(() => {
    const news = late.filter(({ id }) => !said.current.has(id))
    if (news.length > 0) {
      news.forEach(({ id }) => said.current.add(id))
      announce(news.map(({ text }) => text).join(' '))
    }
  }, [late])
}
