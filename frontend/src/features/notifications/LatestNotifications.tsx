import styled from '@emotion/styled'
import { routes } from '../../lib/routes.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NotificationLine } from './NotificationLine.tsx'
import { latest, notificationsApi } from './notifications.endpoints.ts'

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

/** What the bell opens. */
export function LatestNotifications({ onLeave }: { readonly onLeave: () => void }) {
  const viewer = useViewer()
  const { data, isError } = notificationsApi.useListNotificationsQuery(latest, { skip: viewer === null })
  if (viewer === null) {
    return <Note>Sign in to get notifications</Note>
  }
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
