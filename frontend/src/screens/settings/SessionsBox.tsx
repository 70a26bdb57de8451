import { Monitor } from 'lucide-react'
import type { SessionView } from '@deals/events'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { tellOutcome } from '../shared/tell-outcome.ts'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { accountApi } from './account.endpoints.ts'
import { SettingsBox } from './SettingsBox.tsx'

/** Where the member is signed in, and how to end that. */
export function SessionsBox() {
  const { data, isError, refetch } = accountApi.useGetSessionsQuery()
  const [endOthers, { isLoading }] = accountApi.useEndSessionsMutation()
  const end = async () => {
    const { error } = await endOthers()
    tellOutcome(error, 'All other devices are signed out')
  }
  if (isError) {
    return <ErrorState text="Your sessions could not be loaded." onRetry={() => void refetch()} />
  }
  return (
    <SettingsBox title="Signed in">
      {data === undefined ? (
        <Skeleton height="3rem" radius="md" />
      ) : (
        <ul css={{ display: 'grid', gap: 'var(--s3)' }}>
          {data.sessions.map((session) => (
            <SessionLine key={session.id} session={session} />
          ))}
        </ul>
      )}
      <div>
        <Button busy={isLoading} disabled={(data?.sessions.length ?? 0) < 2} onClick={() => void end()}>
          Sign out everywhere else
        </Button>
      </div>
    </SettingsBox>
  )
}

function SessionLine({ session: { id, label, lastSeenAt, current } }: { readonly session: SessionView }) {
  const [end, { isLoading }] = accountApi.useEndSessionMutation()
  const name = label === '' ? 'Unknown device' : label
  return (
    <li css={{ display: 'flex', alignItems: 'center', gap: 'var(--s3)', fontSize: 'var(--text-sm)' }}>
      <Monitor aria-hidden="true" />
      <span css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        <br />
        <span className="muted">
          Last seen <TimeAgo time={lastSeenAt} />
        </span>
      </span>
      {current ? (
        <Tag tone="good">This device</Tag>
      ) : (
        <Button size="sm" busy={isLoading} aria-label={`Sign out ${name}`} onClick={() => void end(id)}>
          Sign out
        </Button>
      )}
    </li>
  )
}
