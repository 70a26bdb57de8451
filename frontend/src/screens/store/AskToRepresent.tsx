import { useState } from 'react'
import { askAgainWords, type StoreDetails } from '@deals/events'
import { useViewer } from '../../lib/viewer.ts'
import { Button } from '../../ui/Button.tsx'
import { RepresentDialog } from './RepresentDialog.tsx'

/** A member's way to be verified as one who speaks for the store, and what became of it. */
export function AskToRepresent({
  store: { slug, name, representatives, ownRequest },
}: {
  readonly store: StoreDetails
}) {
  const viewer = useViewer()
  const [isOpen, setOpen] = useState(false)
  if (viewer === null || representatives.includes(viewer.username)) {
    return null
  }
  if (ownRequest?.state === 'open') {
    return <p className="facts">You asked to be verified as one who works here. Staff look at it and tell you.</p>
  }
  if (ownRequest !== null) {
    const { reason, againAt } = ownRequest
    return (
      <p className="facts" css={{ overflowWrap: 'anywhere' }}>
        Staff did not verify that you work here: {reason} {againAt !== null && askAgainWords(againAt)}
      </p>
    )
  }
  return (
    // Its words begin where the others do.
    <div css={{ marginLeft: 'calc(-1 * var(--s3))' }}>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        Do you work here?
      </Button>
      {isOpen && <RepresentDialog slug={slug} name={name} onClose={() => setOpen(false)} />}
    </div>
  )
}
