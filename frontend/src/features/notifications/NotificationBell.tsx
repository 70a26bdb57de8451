import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useViewer } from '../../lib/viewer.ts'
import { Badge } from '../../ui/Badge.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { contentOnDemand } from '../../ui/popups/on-demand.ts'
import { latest, notificationsApi } from './notifications.endpoints.ts'

const list = contentOnDemand(async () => (await import('./LatestNotifications.tsx')).LatestNotifications)

/** The bell of the header: how many are unread, and the latest five. */
export function NotificationBell() {
  const viewer = useViewer()
  const [isOpen, setIsOpen] = useState(false)
  const { data, refetch } = notificationsApi.useListNotificationsQuery(latest, { skip: viewer === null })
  const unread = data?.unread ?? 0
  const isMember = viewer !== null
  useEffect(() => {
    if (!isMember) {
      return undefined
    }
    const look = () => void refetch()
    window.addEventListener('focus', look)
    return () => {
      window.removeEventListener('focus', look)
    }
  }, [isMember, refetch])
  const trigger = (
    <IconButton aria-label="Notifications" aria-description={unread === 0 ? undefined : `${unread} unread`}>
      <Bell aria-hidden="true" />
      <Badge count={unread} tone="hot" corner />
    </IconButton>
  )
  return (
    <Popover trigger={trigger} label="Notifications" open={isOpen} onOpenChange={setIsOpen} fetchContent={list.fetch}>
      <list.Content onLeave={() => setIsOpen(false)} />
    </Popover>
  )
}
