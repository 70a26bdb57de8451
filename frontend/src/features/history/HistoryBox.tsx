import { Suspense, useState } from 'react'
import type { Currency } from '@deals/events'
import { useKeptPart } from '../../lib/kept-part.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Button } from '../../ui/Button.tsx'
import { Box } from '../../ui/Card.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import { linkToChanges } from './past-links.ts'
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
  return <Box {...useKeptPart('history box', LatestSteps, props)} />
}

function LatestSteps({ postId, currency }: HistoryBoxProps) {
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
      <Button
        size="sm"
        onClick={() => {
          setIsOpen(true)
        }}
      >
        Full history
      </Button>
      {isOpen && <HistoryDialog postId={postId} currency={currency} onClose={() => setIsOpen(false)} />}
    </>
  )
}
