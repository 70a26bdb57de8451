import { restrictionWords } from '../../features/moderation/restriction-words.ts'
import { kindWords } from '../../features/history/history-words.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { OwnThread } from './OwnThread.tsx'
import { SettingsBox } from './SettingsBox.tsx'
import { standingSettingsApi } from './standing.endpoints.ts'

const levels = ['New member', 'Member', 'Trusted member']

/** How a member stands: what they may not do, and what moderators decided about them, each with its reason. */
export function StandingSettings() {
  const { data, isError, refetch } = standingSettingsApi.useGetOwnStandingQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  if (data === undefined) {
    return isError ? (
      <ErrorState text="Your standing could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="10rem" radius="lg" />
    )
  }
  const { trustLevel, restricts, until, sanctions } = data
  return (
    <>
      <SettingsBox title="My standing">
        <p className="muted">{`You are a ${(levels[trustLevel] ?? 'Member').toLowerCase()}.`}</p>
        {restricts.length === 0 ? (
          <p>You may vote, post and comment.</p>
        ) : (
          <Alert variant="warn">{restrictionWords(restricts, until)}</Alert>
        )}
        {sanctions.map((sanction) => (
          <div key={`${sanction.at} ${sanction.kind}`} css={{ paddingTop: 'var(--s3)' }}>
            <strong>{kindWords(sanction)}</strong>{' '}
            <small className="muted">
              <TimeAgo time={sanction.at} />
            </small>
            {sanction.restricts.length > 0 && <p>{restrictionWords(sanction.restricts, sanction.until)}</p>}
            {sanction.reason !== null && <q>{sanction.reason}</q>}
          </div>
        ))}
      </SettingsBox>
      <OwnThread />
    </>
  )
}
