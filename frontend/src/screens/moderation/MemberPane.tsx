import { ArrowLeft } from 'lucide-react'
import { counted, canSeeLinkedAccounts, type MemberCase, type SanctionView } from '@deals/events'
import { FormerNames } from '../../features/users/FormerNames.tsx'
import { roleWordsOf } from '../../features/users/role-words.ts'
import { actWords } from '../../features/history/act-words.ts'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { restrictionWords, sanctionWords } from '../../features/moderation/restriction-words.ts'
import { statusOf } from '../../lib/api-problem.ts'
import { useNow } from '../../lib/clock.slice.ts'
import { routes } from '../../lib/routes.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { trustWords } from './case-words.ts'
import { Box, CaseSheet, Facts } from './desk-styles.ts'
import { LinkedAccounts } from './LinkedAccounts.tsx'
import { MemberRecord } from './MemberRecord.tsx'
import { MemberThread } from './MemberThread.tsx'
import { SanctionForm } from './SanctionForm.tsx'

interface MemberPaneProps {
  readonly username: string
  readonly onClose: () => void
}

/** One member: how they stand, what can be done, and what was. */
export function MemberPane({ username, onClose }: MemberPaneProps) {
  const { currentData, isError, error, refetch } = moderationApi.useGetMemberQuery(username, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <section aria-label="Member">
      <div css={{ padding: 'var(--s2) var(--s4)', '@media (min-width: 1024px)': { display: 'none' } }}>
        <Button size="sm" variant="quiet" onClick={onClose}>
          <ArrowLeft aria-hidden="true" />
          All members
        </Button>
      </div>
      {currentData !== undefined ? (
        <Member member={currentData} />
      ) : isError ? (
        <ErrorState
          text={statusOf(error) === 404 ? 'There is nobody of that name.' : 'The member could not be loaded.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <CaseSheet role="status" aria-label="Loading the member">
          <Skeleton height="12rem" radius="lg" />
        </CaseSheet>
      )}
    </section>
  )
}

function Member({ member }: { readonly member: MemberCase }) {
  const viewer = useViewer()
  const { username, restricts, until, sanctions, mayJudge } = member
  return (
    <CaseSheet>
      <div css={{ minWidth: 0 }}>
        <h2>
          <Anchor to={routes.user.to(username)} newTab>
            {username}
          </Anchor>
        </h2>
        <MemberFacts member={member} />
        <FormerNames names={member.formerNames} />
        {restricts.length > 0 && (
          <div css={{ paddingTop: 'var(--s3)' }}>
            <Alert variant="warn">{restrictionWords(restricts, until)}</Alert>
          </div>
        )}
        {mayJudge ? (
          <SanctionForm member={member} />
        ) : (
          <p className="muted" css={{ paddingTop: 'var(--s4)' }}>
            You may not decide about this member.
          </p>
        )}
        <MemberThread username={username} postId={null} />
        <MemberRecord username={username} />
      </div>
      <aside aria-label="What is known of the member">
        <h3>What moderators did</h3>
        {sanctions.length === 0 && <p className="muted">Nothing yet.</p>}
        {sanctions.map((sanction) => (
          <Sanction key={`${sanction.at} ${sanction.kind}`} sanction={sanction} all={sanctions} />
        ))}
        {canSeeLinkedAccounts(viewer) && <LinkedAccounts username={username} />}
      </aside>
    </CaseSheet>
  )
}

function MemberFacts({ member }: { readonly member: MemberCase }) {
  const { trustLevel, roles, joinedAt, reportsDecided, reportsUpheld } = member
  const upheld = reportsDecided === 0 ? null : Math.round((reportsUpheld / reportsDecided) * 100)
  return (
    <Facts>
      <span>{trustWords(trustLevel)}</span>
      {roles.map((role) => (
        <span key={role}>{roleWordsOf(role)}</span>
      ))}
      <span>
        joined <TimeAgo time={joinedAt} />
      </span>
      <span>{counted(member.published, 'post')}</span>
      <span>{counted(member.comments, 'comment')}</span>
      {upheld !== null && (
        <span>
          {upheld}% of {reportsDecided} reports were right
        </span>
      )}
    </Facts>
  )
}

interface SanctionProps {
  readonly sanction: SanctionView
  readonly all: readonly SanctionView[]
}

function Sanction({ sanction, all }: SanctionProps) {
  const now = useNow()
  const { restricts, reason, by, at } = sanction
  return (
    <Box>
      <strong>{actWords(sanction)}</strong> by {by ?? 'the site'}{' '}
      {restricts.length > 0 && <p>{sanctionWords(sanction, all, now)}</p>}
      {reason !== null && (
        <p>
          <q>{reason}</q>
        </p>
      )}
      <small className="muted">
        <TimeAgo time={at} />
      </small>
    </Box>
  )
}
