import { Bell } from 'lucide-react'
import type { NoticeType } from '@deals/events'
import { routes } from '../../lib/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HiddenByMuting } from '../shared/HiddenByMuting.tsx'

/** Which of them a member wants to see. */
export type Shown = 'all' | 'unread'

export interface NoNotificationsProps {
  readonly shown: Shown
  readonly type: NoticeType | ''
  /** How many there would be of what members wrote whom the reader mutes. */
  readonly hidden: number
  readonly onShowAll: () => void
}

/** Nothing is there, or nothing of what was chosen: either way with what can be done next. */
export function NoNotifications({ shown, type, hidden, onShowAll }: NoNotificationsProps) {
  if (shown === 'all' && type === '') {
    return (
      <EmptyState
        icon={<Bell />}
        text={
          <>
            <strong css={{ display: 'block' }}>No notifications</strong>
            Answers to you, news of what you save and deals that you look for come here.
            {hidden > 0 && <HiddenByMuting count={hidden} />}
          </>
        }
        action={<ButtonLink to={routes.dealAlert.to('new')}>Create an alert</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      icon={<Bell />}
      text={
        <>
          {`${shown === 'unread' ? 'Nothing unread' : 'No notifications'}${type === '' ? '' : ' of this type'}.`}
          {hidden > 0 && <HiddenByMuting count={hidden} />}
        </>
      }
      action={<Button onClick={onShowAll}>Show all</Button>}
    />
  )
}
