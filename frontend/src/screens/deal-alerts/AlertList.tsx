import { BellPlus } from 'lucide-react'
import { dealAlertsApi } from '../../features/deal-alerts/deal-alerts.endpoints.ts'
import { PushSwitch } from '../../features/notifications/PushSwitch.tsx'
import { usePush } from '../../features/notifications/use-push.ts'
import { useNotices } from '../../features/preferences/use-notices.ts'
import { routes } from '../../lib/routes.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Box } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useStoreNames } from '../shared/use-store-names.ts'
import { AlertCard } from './AlertCard.tsx'

const none: readonly string[] = []

/** Every alert of the member. */
export function AlertList() {
  const { data, isError, refetch } = dealAlertsApi.useListAlertsQuery(undefined, { refetchOnMountOrArgChange: 5 })
  const nameOfStore = useStoreNames(data?.alerts.flatMap(({ stores }) => stores) ?? none)
  if (data === undefined) {
    return isError ? (
      <ErrorState text="Your alerts could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <div role="status" aria-label="Loading your alerts" css={{ display: 'grid', gap: 'var(--s4)' }}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} height="8.5rem" radius="lg" />
        ))}
      </div>
    )
  }
  if (data.alerts.length === 0) {
    return (
      <EmptyState
        icon={<BellPlus />}
        text="No alerts yet. Tell us what you are looking for."
        action={<ButtonLink to={routes.dealAlert.to('new')}>Create an alert</ButtonLink>}
      />
    )
  }
  return (
    <>
      <PausedNote />
      <ul css={{ display: 'grid', gap: 'var(--s4)' }}>
        {data.alerts.map((alert) => (
          <li key={alert.id}>
            <AlertCard alert={alert} nameOfStore={nameOfStore} />
          </li>
        ))}
      </ul>
      <p className="muted" css={{ fontSize: 'var(--text-sm)' }}>
        {data.alerts.length} of {data.limit} alerts
      </p>
      {data.alerts.some(({ channels }) => channels.push) && <PushOffer />}
    </>
  )
}

/** Once an alert asks for push notices: they come to no device before its browser was asked. */
function PushOffer() {
  const { isOn, isKnown } = usePush()
  return isKnown && !isOn ? (
    <Box css={{ padding: 'var(--s4)' }}>
      <PushSwitch />
    </Box>
  ) : null
}

/** Says that no alert tells anything while all of them are paused. */
function PausedNote() {
  const { notices, change } = useNotices()
  if (!notices.alertsPaused) {
    return null
  }
  return (
    <Alert variant="warn" title="All alerts are paused">
      <p>You are told of nothing until you go on.</p>
      <Button size="sm" css={{ marginTop: 'var(--s2)' }} onClick={() => change({ alertsPaused: false })}>
        Go on
      </Button>
    </Alert>
  )
}
