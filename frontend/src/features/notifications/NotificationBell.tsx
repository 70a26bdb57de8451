import styled from '@emotion/styled'
import { Bell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { routes } from '../../app/routes.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NotificationLine } from './NotificationLine.tsx'
import { notificationsApi } from './notifications.endpoints.ts'

const Note = styled.p`
  padding: var(--s8) var(--s4);
  text-align: center;
  color: var(--ink-2);
  font-size: var(--text-sm);
`

const All = styled(Anchor)`
  display: block;
  padding: var(--s3);
  border-top: 1px solid var(--line);
  text-align: center;
  color: var(--brand);
  font-size: var(--text-sm);
  font-weight: 600;
`

/** What the bell shows. */
const latest = { page: 1, limit: 5 }

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
    <Popover trigger={trigger} label="Notifications" open={isOpen} onOpenChange={setIsOpen}>
      {isMember ? <Latest onLeave={() => setIsOpen(false)} /> : <Note>Sign in to get notifications</Note>}
    </Popover>
  )
}

function Latest({ onLeave }: { readonly onLeave: () => void }) {
  const { data, isError } = notificationsApi.useListNotificationsQuery(latest)
  if (isError) {
    return <Note role="alert">Error loading notifications</Note>
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label="Loading notifications" css={{ padding: 'var(--s4)' }}>
        <Skeleton height="3rem" />
      </div>
    )
  }
  return (
    <>
      {data.notifications.length === 0 ? (
        <Note>No notifications</Note>
      ) : (
        <ul>
          {data.notifications.map((notification) => (
            <li key={notification.id}>
              <NotificationLine notification={notification} onOpen={onLeave} />
            </li>
          ))}
        </ul>
      )}
      <All to={routes.notifications.to()} onClick={onLeave}>
        See all notifications
      </All>
    </>
  )
}
