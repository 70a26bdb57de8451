import { useState } from 'react'
import type { ParkedView } from '@deals/events'
import { staffApi } from '../../../features/staff/staff.endpoints.ts'
import { askedEvery } from '../../../lib/api.ts'
import { absoluteTime } from '../../../lib/relative-time.ts'
import { Button } from '../../../ui/Button.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { tellOutcome } from '../../shared/tell-outcome.ts'
import { WideTable } from '../../shared/WideTable.tsx'
import { StaffSection } from '../staff-styles.ts'
import { DiscardDialog } from './DiscardDialog.tsx'
import { inSeveralViews, type ParkedKeys } from './parked-keys.ts'
import { useOperateParked } from './use-operate-parked.ts'

type ParkedKey = ParkedView['parked'][number]

const columns = [
  ...[{ title: 'View' }, { title: 'Key' }, { title: 'Events', isNumber: true }, { title: 'First event' }],
  ...[{ title: 'Since (UTC)' }, { title: 'Why' }, { title: 'Actions', isHidden: true }],
]

/** Events that could not be folded, and those that no view knows. */
export function Parked() {
  const answer = staffApi.useGetParkedQuery(undefined, askedEvery(10_000))
  return (
    <StaffSection aria-label="Parked events">
      <h2>Parked events</h2>
      <Loaded answer={answer} name="parked events" height="3rem">
        {(parked) => <Shown {...parked} />}
      </Loaded>
    </StaffSection>
  )
}

function Shown({ parked, passedOver }: ParkedView) {
  const [discarded, setDiscarded] = useState<ParkedKeys | null>(null)
  return (
    <>
      {inSeveralViews(parked).map((keys) => (
        <Everywhere key={keys[0]?.position} keys={keys} onDiscard={() => setDiscarded(keys)} />
      ))}
      {parked.length === 0 ? (
        <p className="muted">Nothing is parked: every event was folded into every view.</p>
      ) : (
        <WideTable label="Parked events" columns={columns} phone="blocks">
          {parked.map((one) => (
            <Row
              key={`${one.projection} ${one.version} ${one.key}`}
              parked={one}
              onDiscard={() => setDiscarded([one])}
            />
          ))}
        </WideTable>
      )}
      {passedOver.length > 0 && (
        <>
          <h3>Passed over by every view</h3>
          <ul>
            {passedOver.map(({ position, message }) => (
              <li key={position}>
                At {position}: {message}
              </li>
            ))}
          </ul>
        </>
      )}
      {discarded !== null && <DiscardDialog parked={discarded} onClose={() => setDiscarded(null)} />}
    </>
  )
}

function useRetry(keys: ParkedKeys) {
  const { ask, isBusy } = useOperateParked()
  const retry = async () => {
    const { error, message } = await ask(keys, { action: 'retry' })
    tellOutcome(error, { title: 'Tried again', description: message }, 'Not tried')
  }
  return { retry, isBusy }
}

interface EverywhereProps {
  readonly keys: ParkedKeys
  readonly onDiscard: () => void
}

/** What no view could fold waits in many, and is answered for all of them at once. */
function Everywhere({ keys, onDiscard }: EverywhereProps) {
  const { retry, isBusy } = useRetry(keys)
  const [first] = keys
  const what = `${first?.type} at ${first?.position}`
  return (
    <p css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', alignItems: 'center', marginBottom: 'var(--s3)' }}>
      <span>
        {what} waits in {keys.length} views.
      </span>
      <Button size="sm" busy={isBusy} aria-label={`Retry ${what} in all views`} onClick={() => void retry()}>
        Retry in all
      </Button>
      <Button size="sm" variant="quiet" aria-label={`Discard ${what} in all views`} onClick={onDiscard}>
        Discard in all
      </Button>
    </p>
  )
}

function Row({ parked, onDiscard }: { readonly parked: ParkedKey; readonly onDiscard: () => void }) {
  const { retry, isBusy } = useRetry([parked])
  const { projection, version, key, events, position, type, error, firstSeen, asked } = parked
  return (
    <tr>
      <th scope="row">
        {projection} <small className="muted">version {version}</small>
      </th>
      <td css={{ overflowWrap: 'anywhere' }}>{key}</td>
      <td data-kind="number" data-said="Events:" data-short>
        {events}
      </td>
      <td data-short>
        {type} at {position}
      </td>
      <td data-utc data-short>
        {absoluteTime(firstSeen)}
      </td>
      <td css={{ minWidth: 'min(16rem, 100%)', overflowWrap: 'anywhere' }}>{error}</td>
      <td css={{ whiteSpace: 'nowrap' }}>
        <Button size="sm" busy={isBusy || asked === 'retry'} aria-label={`Retry ${key}`} onClick={() => void retry()}>
          Retry
        </Button>{' '}
        <Button size="sm" variant="quiet" aria-label={`Discard ${key}`} onClick={onDiscard}>
          Discard
        </Button>
      </td>
    </tr>
  )
}
