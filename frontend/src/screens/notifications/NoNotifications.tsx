import { Bell } from 'lucide-react'
import type { NoticeType } from '@deals/events'
import { routes } from '../../lib/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Which of them a member wants to see. */
export type Shown = 'all' | 'unread'

interface NoNotificationsProps {
  readonly shown: Shown
  readonly type: NoticeType | ''
  readonly onShowAll: () => void
}

/** Nothing is there, or nothing of what was chosen: either way with what can be done next. */
export function NoNotifications({ shown, type, onShowAll }: NoNotificationsProps) {
  if (shown === 'all' && type === '') {
    return (
      <EmptyState
        icon={<Bell />}
        text={
          <>
            <strong css={{ display: 'block' }}>No notifications</strong>
            Answers to you, news of what you save and deals that you look for come here.
          </>
        }
        action={<ButtonLink to={routes.dealAlert.to('new')}>Create an alert</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      icon={<Bell />}
      text={`${shown === 'unread' ? 'Nothing unread' : 'No notifications'}${type === '' ? '' : ' of this type'}.`}
      action={<Button onClick={onShowAll}>Show all</Button>}
    />
  )
}
