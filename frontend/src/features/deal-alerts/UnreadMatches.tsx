import { Badge } from '../../ui/Badge.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { alertMatchesApi } from './alert-matches.endpoints.ts'

/** How many matches wait to be seen; nothing while none does. */
export function UnreadMatches() {
  const { data } = alertMatchesApi.useCountUnreadQuery(undefined, { refetchOnMountOrArgChange: true })
  const unread = data?.unread ?? 0
  return (
    <>
      <span css={{ marginLeft: 'auto' }} aria-hidden="true">
        <Badge count={unread} />
      </span>
      {unread > 0 && <VisuallyHidden>, {unread} unread</VisuallyHidden>}
    </>
  )
}
