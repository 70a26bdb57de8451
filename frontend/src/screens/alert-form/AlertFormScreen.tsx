import { BellOff } from 'lucide-react'
import { useParams, useSearchParams } from 'react-router-dom'
import { counted } from '@deals/events'
import { formFromAddress, formOfAlert } from '../../features/deal-alerts/alert-form-values.ts'
import { dealAlertsApi } from '../../features/deal-alerts/deal-alerts.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PageIntro } from '../shared/PageIntro.tsx'
import { plainPage } from '../shared/page-styles.ts'
import { AlertForm } from './AlertForm.tsx'

/** Where an alert is written, new or there already. */
export function AlertFormScreen() {
  const { alert: id = '' } = useParams()
  const isNew = isNewAlert(id)
  return (
    <div className="wrap" css={[plainPage, { maxWidth: '70rem' }]}>
      <PageIntro
        title={isNew ? 'New alert' : 'Edit alert'}
        text="Say what you are looking for; you are told when somebody posts it."
      />
      {isNew ? <NewAlert /> : <KnownAlert key={id} id={id} />}
    </div>
  )
}

function NewAlert() {
  const [params] = useSearchParams()
  const { data } = dealAlertsApi.useListAlertsQuery()
  const isFull = data !== undefined && data.alerts.length >= data.limit
  return (
    <>
      {isFull && (
        <div css={{ marginBottom: 'var(--s4)' }}>
          <Alert variant="warn" title={`You already have ${counted(data.limit, 'alert')}`}>
            Delete one that you do not need any more, and there is room for this one.
          </Alert>
        </div>
      )}
      <AlertForm key={params.toString()} initial={formFromAddress(params)} />
    </>
  )
}

function KnownAlert({ id }: { readonly id: string }) {
  const { data, isError, refetch } = dealAlertsApi.useListAlertsQuery()
  if (isError) {
    return <ErrorState text="Your alert could not be loaded." onRetry={() => void refetch()} />
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label="Loading the alert" css={{ display: 'grid', gap: 'var(--s6)' }}>
        <Skeleton height="24rem" radius="lg" />
        <Skeleton height="14rem" radius="lg" />
      </div>
    )
  }
  const alert = data.alerts.find((one) => one.id === id)
  if (alert === undefined) {
    const action = <ButtonLink to={routes.dealAlerts.to('alerts')}>See your alerts</ButtonLink>
    return <EmptyState icon={<BellOff />} text="This alert is not there any more." action={action} />
  }
  return <AlertForm id={id} initial={formOfAlert(alert)} />
}

/** Whether the address asks for an alert that is not there yet. */
export const isNewAlert = (id: string | undefined): boolean => id === 'new'
