import { useState } from 'react'
import type { Currency } from '@deals/events'
import { useKeptPart } from '../../lib/kept-part.ts'
import { Button } from '../../ui/Button.tsx'
import { Box } from '../../ui/Card.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import { HistoryTimeline } from './HistoryTimeline.tsx'

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
      <h2>What happened to this post</h2>
      <HistoryTimeline postId={postId} currency={currency} limit={shown} />
      <Button
        size="sm"
        onClick={() => {
          setIsOpen(true)
        }}
      >
        Full history
      </Button>
      <HistoryDialog postId={postId} currency={currency} open={isOpen} onOpenChange={setIsOpen} />
    </>
  )
}
