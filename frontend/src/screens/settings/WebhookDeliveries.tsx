import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { WideTable } from '../shared/WideTable.tsx'
import { changeWords, outcomeWords } from './webhook-words.ts'
import { webhooksApi } from './webhooks.endpoints.ts'

const columns = ['When', 'What', 'Answer', 'Took'].map((title) => ({ title }))

/** What an address was told lately, for who looks why something did not arrive. */
export function WebhookDeliveries({ webhookId }: { readonly webhookId: string }) {
  const fresh = { refetchOnMountOrArgChange: true }
  const { data, isError, refetch } = webhooksApi.useListDeliveriesQuery(webhookId, fresh)
  if (data === undefined) {
    return isError ? (
      <ErrorState text="The deliveries could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="6rem" radius="md" />
    )
  }
  if (data.deliveries.length === 0) {
    return <p className="muted">Nothing was sent yet. “Send a test” sends a message that says nothing.</p>
  }
  return (
    <WideTable label="Deliveries" columns={columns} phone="blocks">
      {data.deliveries.map(({ id, type, at, outcome, status, ms }) => (
        <tr key={`${id} ${at}`}>
          <td className="muted">
            <TimeAgo time={at} />
          </td>
          <th scope="row" data-short>
            {type === 'ping' ? 'Test' : changeWords[type]}
          </th>
          <td data-short>
            <Tag tone={outcome === 'taken' ? 'good' : 'bad'}>{outcomeWords({ outcome, status })}</Tag>
          </td>
          <td data-short className="muted">
            {outcome === 'skipped' ? '–' : `${ms} ms`}
          </td>
        </tr>
      ))}
    </WideTable>
  )
}
