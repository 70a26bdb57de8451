import { useState } from 'react'
import type { AppealView, CaseView } from '@deals/events'
import { appealApi } from '../../features/moderation/appeal.endpoints.ts'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CaseReports } from './CaseReports.tsx'
import { Facts } from './desk-styles.ts'
import { PostAsSeen } from './PostAsSeen.tsx'

interface AppealEvidenceProps {
  readonly postId: number
  readonly decidedAt: AppealView['decision']['at']
}

/** The post and what was reported of it as whoever decided had it before them. */
export function AppealEvidence(props: AppealEvidenceProps) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <div>
        <Button size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          As it was when it was decided
        </Button>
      </div>
      {isShown && <Evidence {...props} />}
    </>
  )
}

function Evidence({ postId, decidedAt }: AppealEvidenceProps) {
  const past = appealApi.useGetPostBeforeQuery({ postId, at: decidedAt })
  const open = moderationApi.useGetCaseQuery(postId)
  if (past.isError || open.isError) {
    const retry = () => [past, open].forEach((answer) => void answer.refetch())
    return <ErrorState text="What was known then could not be loaded." onRetry={retry} />
  }
  if (past.data === undefined || open.data === undefined) {
    return <Skeleton height="16rem" radius="md" />
  }
  const then = knownAt(open.data, decidedAt)
  return (
    <section
      aria-label="As it was when it was decided"
      css={{
        marginBottom: 'var(--s3)',
        '& h3': { margin: 'var(--s3) 0', fontSize: 'var(--text-sm)' },
        '& > p': { marginTop: 'var(--s3)' },
      }}
    >
      <PostAsSeen post={past.data.post} heading="The post as it was" />
      <CaseReports open={then} />
      {then.check !== null && (
        <Facts>
          <span>Checked by {then.check.model}</span>
          {then.check.asked !== null && (
            <span>
              and {then.check.asked.model}, rules {then.check.asked.promptVersion}
            </span>
          )}
        </Facts>
      )}
    </section>
  )
}

/** What of a case there was at a time. */
function knownAt(open: CaseView, time: string): CaseView {
  const wasThere = ({ at }: { readonly at: string }) => Date.parse(at) <= Date.parse(time)
  const { reports, decided, check } = open
  return {
    ...open,
    reports: reports.filter(wasThere),
    decided: decided.filter(wasThere),
    check: check !== null && wasThere(check) ? check : null,
  }
}
