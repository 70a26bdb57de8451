import styled from '@emotion/styled'
import { useState } from 'react'
import { mostWebhooks, type WebhookList } from '@deals/events'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SettingsBox } from './SettingsBox.tsx'
import { WebhookBox } from './WebhookBox.tsx'
import { WebhookCard } from './WebhookCard.tsx'
import { webhooksApi } from './webhooks.endpoints.ts'
import { WebhookSecret } from './WebhookSecret.tsx'
import { WhyNoWebhooks } from './WhyNoWebhooks.tsx'

const List = styled.ul`
  & > li + li {
    border-top: 1px solid var(--line);
  }
`

/** Addresses of the member's own programs that are told of changes. */
export function WebhookSettings() {
  const fresh = { refetchOnMountOrArgChange: true }
  // With the last one that there may be the form goes; what it made is still to be told.
  const [secret, setSecret] = useState<string | null>(null)
  const { data, isError, refetch } = webhooksApi.useListWebhooksQuery(undefined, fresh)
  if (data === undefined) {
    return isError ? (
      <ErrorState text="Your webhooks could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="14rem" radius="md" />
    )
  }
  return (
    <>
      <SettingsBox title="Your webhooks">
        <p className="muted">
          A webhook is an address of a program of yours. The site tells it what changes: a new deal, a price, an end.
          Messages are signed with a secret, as Standard Webhooks says, so that your program knows them.
        </p>
        <Listed list={data} />
      </SettingsBox>
      {data.mayAdd && <WebhookBox onMade={setSecret} />}
      {secret !== null && <WebhookSecret secret={secret} onClose={() => setSecret(null)} />}
    </>
  )
}

function Listed({ list: { webhooks, mayAdd } }: { readonly list: WebhookList }) {
  if (webhooks.length === 0) {
    return mayAdd ? <p>You have none yet.</p> : <WhyNoWebhooks />
  }
  return (
    <>
      <List>
        {webhooks.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} />
        ))}
      </List>
      {mayAdd ? null : webhooks.length >= mostWebhooks ? (
        <p className="muted">You have {mostWebhooks}, which is as many as there may be. Remove one to add another.</p>
      ) : (
        <WhyNoWebhooks />
      )}
    </>
  )
}
