import { BellRing } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AlertMatchList } from '@deals/events'
import {
  alertMatchesApi,
  matchPageSize,
  type MatchQuestion,
} from '../../features/deal-alerts/alert-matches.endpoints.ts'
import { dealAlertsApi } from '../../features/deal-alerts/deal-alerts.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Select } from '../../ui/Select.tsx'
import { DealFeedSkeleton } from '../shared/DealFeedSkeleton.tsx'
import { withParam } from '../shared/with-param.ts'
import { pageFrom } from '../shared/use-page-number.ts'
import { MatchEntry } from './MatchEntry.tsx'

/** An answer of these few seconds came with the page and need not be asked for again. */
const freshSeconds = 5

/** What the alerts found, the latest first. */
export function MatchList() {
  const [params] = useSearchParams()
  const question = matchQuestion(params)
  const { currentData, isFetching, isError, refetch } = alertMatchesApi.useListMatchesQuery(question, {
    refetchOnMountOrArgChange: freshSeconds,
  })
  useSeenMark(isFetching ? undefined : currentData)
  if (currentData === undefined) {
    return isError ? (
      <ErrorState text="Your matches could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <DealFeedSkeleton layout="list" count={4} />
    )
  }
  const { matches, total } = currentData
  return (
    <>
      <AlertFilter alert={question.alert} />
      {matches.length === 0 && <NoMatches isFiltered={question.alert !== ''} />}
      <ul css={{ display: 'grid', gap: 'var(--s5)' }}>
        {matches.map((match) => (
          <MatchEntry key={`${match.alertId} ${match.postId}`} match={match} shownIn={question} />
        ))}
      </ul>
      <Pagination
        page={question.page}
        totalPages={Math.ceil(total / matchPageSize)}
        linkTo={(page) =>
          `${routes.dealAlerts.to('matches')}${withParam(params, 'page', page === 1 ? null : String(page))}`
        }
      />
    </>
  )
}

/** Once somebody looks at the matches they are seen; their marks stay for as long as they are looked at. */
function useSeenMark(shown: AlertMatchList | undefined) {
  const [markSeen] = alertMatchesApi.useMarkMatchesSeenMutation()
  const isMarked = useRef(false)
  const hasUnread = (shown?.unread ?? 0) > 0
  useEffect(() => {
    if (hasUnread && !isMarked.current) {
      isMarked.current = true
      void markSeen()
    }
  }, [hasUnread, markSeen])
}

function AlertFilter({ alert }: { readonly alert: string }) {
  const { data } = dealAlertsApi.useListAlertsQuery()
  const [, setParams] = useSearchParams()
  const options = [
    { value: '', label: 'All alerts' },
    ...(data?.alerts ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ]
  if (options.length < 3 && alert === '') {
    return null
  }
  return (
    <div>
      <Select
        label="Alert"
        value={alert}
        options={options}
        // The first page of the chosen alert.
        onChange={(chosen) =>
          setParams(chosen === '' ? {} : { alert: chosen }, { replace: true, preventScrollReset: true })
        }
      />
    </div>
  )
}

function NoMatches({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) {
    return <EmptyState icon={<BellRing />} text="This alert found nothing yet." />
  }
  return (
    <EmptyState
      icon={<BellRing />}
      text="Nothing found yet. As soon as somebody posts what you look for, it stands here."
      action={<ButtonLink to={routes.dealAlerts.to('alerts')}>See your alerts</ButtonLink>}
    />
  )
}

/** Which matches the address asks for. */
export function matchQuestion(params: URLSearchParams): MatchQuestion {
  return { page: pageFrom(params), alert: params.get('alert') ?? '' }
}
