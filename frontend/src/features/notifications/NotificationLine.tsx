import styled from '@emotion/styled'
import { Bell, Bookmark, CircleCheck, Clock, Flag, MessageCircle, ShieldAlert, Tag, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { NotificationView } from '@deals/events'
import { useNow } from '../../lib/clock.slice.ts'
import { relativeTime, utcTime } from '../../lib/relative-time.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { notificationsApi } from './notifications.endpoints.ts'

const Root = styled(Anchor)`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr) 0.625rem;
  gap: var(--s3);
  align-items: center;
  padding: var(--s3) var(--s4);
  font-size: var(--text-sm);
  line-height: 1.4;
  &:hover {
    background: var(--sunken);
  }
  &:focus-visible {
    border-radius: var(--r-md);
  }
  & > i {
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: 50%;
    background: var(--sunken);
    color: var(--ink-2);
    font-size: var(--text-md);
  }
  & time {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-xs);
  }
  & > b {
    width: 0.625rem;
    height: 0.625rem;
    border-radius: 50%;
    background: var(--brand);
  }
  &[data-seen='true'] {
    color: var(--ink-2);
  }
  &[data-seen='false'] {
    font-weight: 550;
  }
  &[data-seen='false'] > i {
    background: var(--brand-soft);
    color: var(--brand);
  }
`

const icons: readonly (readonly [pattern: RegExp, icon: ReactNode])[] = [
  [/^saved/, <Bookmark key="saved" aria-hidden="true" />],
  [/comment|reply|mention/i, <MessageCircle key="words" aria-hidden="true" />],
  [/alert|match/i, <Tag key="deal" aria-hidden="true" />],
  [/vote/i, <ThumbsUp key="votes" aria-hidden="true" />],
  [/report/i, <Flag key="report" aria-hidden="true" />],
  [/approv|restor|renew/i, <CircleCheck key="good" aria-hidden="true" />],
  [/review|delet|remov|sanction|suspen/i, <ShieldAlert key="bad" aria-hidden="true" />],
  [/expir|over|ending/i, <Clock key="time" aria-hidden="true" />],
]

const iconOf = (kind: string) => icons.find(([pattern]) => pattern.test(kind))?.[1] ?? <Bell aria-hidden="true" />

interface NotificationLineProps {
  readonly notification: NotificationView
  readonly onOpen?: () => void
}

/** One notification; following it marks it as seen. */
export function NotificationLine({ notification, onOpen }: NotificationLineProps) {
  const { id, kind, message, url, seen, createdAt } = notification
  const now = useNow()
  const [markSeen] = notificationsApi.useMarkSeenMutation()
  const open = () => {
    if (!seen) {
      void markSeen(id)
    }
    onOpen?.()
  }
  return (
    <Root to={url} data-seen={seen} onClick={open}>
      <i>{iconOf(kind)}</i>
      <span>
        {!seen && <VisuallyHidden>Unread: </VisuallyHidden>}
        {message}
        <time dateTime={createdAt} title={utcTime(createdAt)}>
          {relativeTime(createdAt, now)}
        </time>
      </span>
      {!seen && <b />}
    </Root>
  )
}
