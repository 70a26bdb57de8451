import { useState } from 'react'
import type { PostText } from '@deals/events'
import { Button } from '../../ui/Button.tsx'
import { dialogOnDemand } from '../../ui/popups/on-demand.ts'

// Only moderators open it.
const RemoveWordsDialog = dialogOnDemand(async () => (await import('./RemoveWordsDialog.tsx')).RemoveWordsDialog)

interface RemoveWordsProps {
  readonly postId: number
  readonly version: number
  /** Words of the version in whose place others stand. */
  readonly fields: readonly PostText[]
}

/** Takes the words of an earlier version out of the history. */
export function RemoveWords(props: RemoveWordsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        Remove these words
      </Button>
      {isOpen && <RemoveWordsDialog {...props} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
