import { css } from '@emotion/react'
import { counted, type StaffStore } from '@deals/events'
import { staffStoresApi, type StaffStoresAsked } from '../../../features/staff/staff-stores.endpoints.ts'
import { absoluteDay } from '../../../lib/relative-time.ts'
import { useNow } from '../../../lib/clock.slice.ts'
import { routes } from '../../../lib/routes.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { StoreMark } from '../../../ui/StoreMark.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { Loaded } from '../../shared/Loaded.tsx'
import { WideTable } from '../../shared/WideTable.tsx'
import { StaffFrame } from '../StaffFrame.tsx'
import { useSearch } from '../../shared/use-search.ts'
import { statusChoices, storesAskedIn } from './stores-asked.ts'

const pageSize = 25
const columns = [
  ...[
    { title: 'Store' },
    { title: 'State' },
    { title: 'Hosts', isWide: true },
    { title: 'Active deals', isNumber: true },
  ],
]

/** Every store, and the way to each. */
export function StaffStoresScreen() {
  const [params, change] = useSearch()
  const asked = storesAskedIn(params)
  const answer = staffStoresApi.useListStaffStoresQuery(asked, { refetchOnMountOrArgChange: true })
  const narrow = (name: 'q' | 'status' | 'page', value: string) =>
    change(
      (after) => {
        after.delete('page')
        after.set(name, value)
        return after
      },
      { replace: true },
    )
  return (
    <StaffFrame
      part="stores"
      title="Stores"
      beside={
        <ButtonLink variant="primary" to={routes.staffNewStore.to()}>
          New store
        </ButtonLink>
      }
    >
      <Filters asked={asked} waiting={answer.data?.waitingRequests ?? 0} onNarrow={narrow} />
      <Loaded answer={answer} name="the stores" height="40rem">
        {({ stores, total }) =>
          total === 0 ? (
            <p className="muted">No store is like that.</p>
          ) : (
            <>
              <WideTable label="Stores" columns={columns}>
                {stores.map((store) => (
                  <StoreRow key={store.slug} store={store} />
                ))}
              </WideTable>
              <Pagination
                page={asked.page}
                totalPages={Math.ceil(total / pageSize)}
                onPageChange={(page) => narrow('page', String(page))}
              />
            </>
          )
        }
      </Loaded>
    </StaffFrame>
  )
}

/** How many wait is seen before the filter is chosen. */
const choicesWith = (waiting: number) =>
  statusChoices.map((choice) =>
    choice.value === 'asked' && waiting > 0 ? { ...choice, label: `${choice.label} (${waiting})` } : choice,
  )

interface FiltersProps {
  readonly asked: StaffStoresAsked
  /** Members who ask to speak for a store. */
  readonly waiting: number
  readonly onNarrow: (name: 'q' | 'status', value: string) => void
}

function Filters({ asked, waiting, onNarrow }: FiltersProps) {
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s3)', marginBottom: 'var(--s4)' }}>
      <div css={{ flex: '1 1 16rem', maxWidth: '24rem' }}>
        <TextField
          label="Search stores"
          hideLabel
          type="search"
          placeholder="Name, slug or host"
          maxLength={60}
          value={asked.search}
          onChange={(event) => onNarrow('q', event.target.value)}
        />
      </div>
      <SegmentedControl
        label="State"
        value={asked.status}
        options={choicesWith(waiting)}
        onChange={(status) => onNarrow('status', status)}
      />
    </div>
  )
}

/** A long one breaks where the screen is narrow, as no column is to stand outside. */
const tagsThatGiveWay = css`
  @media (max-width: 639px) {
    & > span {
      height: auto;
      min-height: 1.5rem;
      margin-block: 0.125rem;
      padding-block: 0.1875rem;
      line-height: 1.3;
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`

const tones = { active: 'good', pending: 'warn', blocked: 'bad' } as const

function StoreRow({
  store: { slug, name, iconUrl, status, hosts, activeDeals, pausedUntil, mergedInto, waitingRequests },
}: {
  readonly store: StaffStore
}) {
  const now = useNow()
  const isPaused = pausedUntil !== null && Date.parse(pausedUntil) > now
  return (
    <tr>
      <th scope="row">
        <span css={{ display: 'flex', alignItems: 'center', gap: 'var(--s2)' }}>
          <StoreMark name={name} iconUrl={iconUrl} />
          <Anchor to={routes.staffStore.to(slug)} css={{ overflowWrap: 'anywhere' }}>
            {name}
          </Anchor>
          <small className="muted" data-wide>
            {slug}
          </small>
        </span>
      </th>
      <td css={tagsThatGiveWay}>
        {mergedInto === null ? (
          <Tag tone={tones[status]}>{status}</Tag>
        ) : (
          <Tag tone="expired">merged into {mergedInto}</Tag>
        )}{' '}
        {waitingRequests > 0 && <Tag tone="warn">{counted(waitingRequests, 'request')}</Tag>}{' '}
        {isPaused && <Tag tone="warn">paused until {absoluteDay(pausedUntil)} (UTC)</Tag>}
      </td>
      <td data-wide>{hosts.length === 0 ? <span className="muted">none known</span> : hosts.join(', ')}</td>
      <td data-kind="number">{activeDeals}</td>
    </tr>
  )
}
