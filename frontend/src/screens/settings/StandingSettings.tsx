import { dayMs, appealDays, type OwnAppeal, type SanctionView } from '@deals/events'
import { AppealDialog } from '../../features/moderation/AppealDialog.tsx'
import { restrictionWords, sanctionWords } from '../../features/moderation/restriction-words.ts'
import { actWords } from '../../features/history/act-words.ts'
import { useNow } from '../../lib/clock.slice.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AppealState } from '../shared/AppealState.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { appealOf } from '../shared/appeal-of.ts'
import { standingSettingsApi } from '../../features/users/own-standing.endpoints.ts'
import { DecisionsOnPosts } from './DecisionsOnPosts.tsx'
import { LimitsBox } from './LimitsBox.tsx'
import { NextLevelBox } from './NextLevelBox.tsx'
import { OwnThread } from './OwnThread.tsx'
import { SettingsBox } from './SettingsBox.tsx'

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
  const { trustLevel, next, restricts, until, sanctions, ofPosts, appeals } = data
  const shown = ofPosts.map((decision) => appealOf(appeals, decision))
  const earlier = appeals.filter((appeal) => appeal.about === 'post' && !shown.includes(appeal))
  return (
    <>
      <SettingsBox title="Level and decisions">
        <p className="muted">{`You are a ${(levels[trustLevel] ?? 'Member').toLowerCase()}.`}</p>
        {restricts.length === 0 ? (
          <p>You may vote, post and comment.</p>
        ) : (
          <Alert variant="warn">{restrictionWords(restricts, until)}</Alert>
        )}
        {sanctions.map((sanction) => (
          <SanctionLine
            key={sanction.id}
            sanction={sanction}
            all={sanctions}
            appeal={appeals.find(({ id }) => id === sanction.id)}
            onAppealed={() => void refetch()}
          />
        ))}
        <DecisionsOnPosts decisions={ofPosts} appeals={appeals} onAppealed={() => void refetch()} />
        {earlier.length > 0 && <h3>Appeals about my posts</h3>}
        {earlier.map((appeal) => (
          <div key={appeal.id}>
            <strong>{appeal.title ?? `Post ${appeal.postId}`}</strong>
            <q css={{ display: 'block' }}>{appeal.text}</q>
            <AppealState appeal={appeal} />
          </div>
        ))}
      </SettingsBox>
      {next !== null && <NextLevelBox next={next} />}
      <LimitsBox nextLevel={next?.level} />
      <OwnThread />
    </>
  )
}

interface SanctionLineProps {
  readonly sanction: SanctionView
  readonly all: readonly SanctionView[]
  readonly appeal: OwnAppeal | undefined
  readonly onAppealed: () => void
}

/** One thing that moderators decided, with its reason, and what became of an appeal of it. */
function SanctionLine({ sanction, all, appeal, onAppealed }: SanctionLineProps) {
  const now = useNow()
  const { id, kind, at, restricts, reason } = sanction
  const isYoung = now - Date.parse(at) <= appealDays * dayMs
  return (
    <div css={{ paddingTop: 'var(--s3)' }}>
      <strong>{actWords(sanction)}</strong>{' '}
      <small className="muted">
        <TimeAgo time={at} />
      </small>
      {restricts.length > 0 && <p>{sanctionWords(sanction, all, now)}</p>}
      {reason !== null && <q css={{ display: 'block' }}>{reason}</q>}
      {appeal !== undefined && <AppealState appeal={appeal} />}
      {appeal === undefined && kind !== 'UserReinstated' && isYoung && (
        <div css={{ paddingTop: 'var(--s2)' }}>
          <AppealDialog about={{ sanctionId: id }} onSent={onAppealed} />
        </div>
      )}
    </div>
  )
}
