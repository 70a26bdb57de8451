import { Suspense, useState } from 'react'
import { isNoNewcomer, type Currency } from '@deals/events'
import { useKeptPart } from '../../lib/kept-part.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Box } from '../../ui/Card.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import { linkToChanges, linkToWebhook } from './past-links.ts'
import { HistorySkeleton } from './HistorySkeleton.tsx'

// The browser asks for the steps when the page is there, and for their code as well.
const HistoryTimeline = lazyPart(async () => ({ default: (await import('./HistoryTimeline.tsx')).HistoryTimeline }))

/** So many fit beside the description. */
const shown = 4

interface HistoryBoxProps {
  readonly postId: number
  readonly currency: Currency
}

/** The latest steps of a post beside its page, and a way to all of them. Pages come with places for them: the browser asks. */
export function HistoryBox(props: HistoryBoxProps) {
  const viewer = useViewer()
  const mayHook = viewer !== null && isNoNewcomer(viewer)
  return <Box {...useKeptPart('history box', LatestSteps, { ...props, mayHook })} />
}

interface LatestStepsProps extends HistoryBoxProps {
  /** Whether they may have an address of their own told. */
  readonly mayHook: boolean
}

function LatestSteps({ postId, currency, mayHook }: LatestStepsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <h2>
        What happened to this post
        <a href={linkToChanges(postId)}>Follow changes</a>
      </h2>
      <Suspense fallback={<HistorySkeleton />}>
        <HistoryTimeline postId={postId} currency={currency} limit={shown} />
      </Suspense>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' }}>
        <Button size="sm" onClick={() => setIsOpen(true)}>
          Full history
        </Button>
        {mayHook && (
          <ButtonLink size="sm" variant="quiet" to={linkToWebhook({ kind: 'post', value: String(postId) })}>
            Add a webhook
          </ButtonLink>
        )}
      </div>
      {isOpen && <HistoryDialog postId={postId} currency={currency} onClose={() => setIsOpen(false)} />}
    </>
  )
}
