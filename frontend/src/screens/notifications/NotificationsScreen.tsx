import styled from '@emotion/styled'
import { CheckCheck, Settings } from 'lucide-react'
import { useState } from 'react'
import { noticeWords, type CurrentUser, type NoticeType, type NotificationList } from '@deals/events'
import { noticeTypesFor } from '../../features/notifications/notice-types.ts'
import { NotificationLine } from '../../features/notifications/NotificationLine.tsx'
import { notificationsApi } from '../../features/notifications/notifications.endpoints.ts'
import { announce } from '../../lib/announce.ts'
import { sentenceOf } from '../../lib/api-problem.ts'
import { useNow } from '../../lib/clock.slice.ts'
import { routes } from '../../lib/routes.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Box } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Select, type Choice } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.ts'
import { PageIntro } from '../shared/PageIntro.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { byDay } from './by-day.ts'
import { NoNotifications, type NoNotificationsProps, type Shown } from './NoNotifications.tsx'

/** How many stand on a page. */
export const notificationPageSize = 25

const choices = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
] as const satisfies readonly { readonly value: Shown; readonly label: string }[]

const typesFor = (viewer: CurrentUser | null): readonly Choice<NoticeType | ''>[] => [
  { value: '', label: 'All types' },
  ...noticeTypesFor(viewer).map((type) => ({ value: type, label: noticeWords[type].label })),
]

/** The one word leaves room beside it on the narrowest phone. */
const Heading = styled.div`
  & > div {
    align-items: center;
  }
  & .words {
    min-width: 0;
  }
`

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-bottom: var(--s5);
`

/** On a phone its picture stands for its words, so that all fits in one line. */
const ToSettings = styled(ButtonLink)`
  margin-left: auto;
  @media (max-width: 767px) {
    justify-content: center;
    min-width: 2.75rem;
    padding-inline: 0;
    & > span {
      display: none;
    }
  }
`

const toSettings = (
  <ToSettings to={routes.settings.to('notifications')} variant="quiet" aria-label="What you are told">
    <Settings aria-hidden="true" />
    <span>What you are told</span>
  </ToSettings>
)

/** Everything that the site told the member in the last 90 days. */
export function NotificationsScreen() {
  const [shown, setShown] = useState<Shown>('all')
  const [type, setType] = useState<NoticeType | ''>('')
  const [page, setPage] = useState(1)
  const viewer = useViewer()
  const question = {
    page,
    limit: notificationPageSize,
    ...(shown === 'unread' && { unread: true }),
    ...(type !== '' && { type }),
  }
  const answer = notificationsApi.useListNotificationsQuery(question)
  const total = answer.data?.total ?? 0
  const showAll = () => {
    setShown('all')
    setType('')
  }
  return (
    <div className="wrap" css={[plainPage, { maxWidth: '46rem' }]}>
      <Heading>
        <PageIntro title="Notifications" tools={<MarkAllButton disabled={answer.data?.unread === 0} />} />
      </Heading>
      <Filters>
        <SegmentedControl
          label="Show"
          value={shown}
          options={choices}
          onChange={(next) => {
            setShown(next)
            setPage(1)
          }}
        />
        <Select
          label="Type"
          value={type}
          options={typesFor(viewer)}
          onChange={(next) => {
            setType(next)
            setPage(1)
          }}
        />
        {toSettings}
      </Filters>
      <Days answer={answer} none={{ shown, type, onShowAll: showAll }} />
      <div css={{ paddingTop: 'var(--s4)' }}>
        <Pagination page={page} totalPages={Math.ceil(total / notificationPageSize)} onPageChange={setPage} />
      </div>
    </div>
  )
}

function MarkAllButton({ disabled }: { readonly disabled: boolean }) {
  const [markAllSeen, { isLoading }] = notificationsApi.useMarkAllSeenMutation()
  const mark = async () => {
    const { error } = await markAllSeen()
    if (error !== undefined) {
      showToast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    } else {
      announce('All notifications are read')
    }
  }
  return (
    <Button disabled={disabled} busy={isLoading} onClick={() => void mark()}>
      <CheckCheck aria-hidden="true" />
      Mark all as read
    </Button>
  )
}

interface DaysProps {
  readonly answer: {
    readonly data?: NotificationList | undefined
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  readonly none: Omit<NoNotificationsProps, 'hidden'>
}

function Days({ answer: { data, isError, refetch }, none }: DaysProps) {
  const now = useNow()
  if (isError) {
    return <ErrorState text="Error loading notifications" onRetry={() => refetch()} />
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label="Loading notifications" css={{ display: 'grid', gap: 'var(--s3)' }}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} height="3.75rem" radius="md" />
        ))}
      </div>
    )
  }
  if (data.notifications.length === 0) {
    return <NoNotifications {...none} hidden={data.hidden} />
  }
  return (
    <div css={{ display: 'grid', gap: 'var(--s6)' }}>
      {byDay(data.notifications, now).map(({ label, notifications }) => (
        <section key={label} aria-label={label}>
          <h2 css={{ fontSize: 'var(--text-sm)', letterSpacing: 0, marginBottom: 'var(--s2)', color: 'var(--ink-2)' }}>
            {label}
          </h2>
          <Box css={{ padding: 0, overflow: 'hidden' }}>
            <ul css={{ '& > li + li': { borderTop: '1px solid var(--line)' } }}>
              {notifications.map((notification) => (
                <li key={notification.id}>
                  <NotificationLine notification={notification} />
                </li>
              ))}
            </ul>
          </Box>
        </section>
      ))}
    </div>
  )
}
