import { ArrowLeft } from 'lucide-react'
import type { CaseView } from '@deals/events'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { statusOf } from '../../lib/api-problem.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CaseBody } from './CaseBody.tsx'
import { CaseSheet, sideways } from './desk-styles.ts'
import type { OpenCase } from './use-case-commands.ts'
import { useSwipe } from './use-swipe.ts'

interface CasePaneProps extends Omit<OpenCase, 'open'> {
  readonly postId: number
  readonly onClose: () => void
  readonly onStep: (by: 1 | -1) => void
}

/** The open case; alone on a small screen, beside the list on a large one. */
export function CasePane({ postId, onDone, onPart, onClose, onStep }: CasePaneProps) {
  const { currentData, isError, error, refetch } = moderationApi.useGetCaseQuery(postId, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <section aria-label="Case" css={sideways} {...useSwipe(onStep)}>
      <Back onClose={onClose} onStep={onStep} />
      {currentData === undefined && isError ? (
        <ErrorState
          text={statusOf(error) === 404 ? 'There is no such post.' : 'The case could not be loaded.'}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loaded open={currentData} onDone={onDone} onPart={onPart} />
      )}
    </section>
  )
}

interface LoadedProps extends Omit<OpenCase, 'open'> {
  readonly open: CaseView | undefined
}

function Loaded({ open, ...told }: LoadedProps) {
  return open === undefined ? (
    <CaseSheet role="status" aria-label="Loading the case">
      <div css={{ display: 'grid', gap: 'var(--s3)' }}>
        <Skeleton width="60%" height="1.5rem" />
        <Skeleton height="2rem" />
        <Skeleton height="2.5rem" radius="full" />
        <Skeleton height="12rem" radius="lg" />
      </div>
    </CaseSheet>
  ) : (
    <CaseBody open={open} {...told} />
  )
}

/** The way back to the list, and to the next case, where the list is not beside. */
export function Back({ onClose, onStep }: Pick<CasePaneProps, 'onClose' | 'onStep'>) {
  return (
    <div
      css={{
        display: 'flex',
        gap: 'var(--s2)',
        padding: 'var(--s2) var(--s4)',
        borderBottom: '1px solid var(--line)',
        '@media (min-width: 1024px)': { display: 'none' },
      }}
    >
      <Button size="sm" variant="quiet" onClick={onClose}>
        <ArrowLeft aria-hidden="true" />
        All cases
      </Button>
      <span css={{ flex: 1 }} />
      <Button size="sm" onClick={() => onStep(-1)}>
        Previous
      </Button>
      <Button size="sm" onClick={() => onStep(1)}>
        Next
      </Button>
    </div>
  )
}
