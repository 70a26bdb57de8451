import styled from '@emotion/styled'
import { FolderInput, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { bookmarkLimits, counted } from '@deals/events'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useChangeSeveral } from './use-change-several.ts'
import { MoveDialog } from './MoveDialog.tsx'
import type { Chosen } from './use-chosen.ts'

const Root = styled.div`
  position: sticky;
  z-index: 6;
  top: 4.25rem;
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  align-items: center;
  padding: var(--s2) var(--s3);
  margin-bottom: var(--s3);
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--brand-soft);
  font-size: var(--text-sm);
  & > strong {
    flex: 1 1 7rem;
  }
  @media (max-width: 767px) {
    & > strong {
      flex-basis: 100%;
    }
  }
`

interface ChosenBarProps {
  readonly selection: Chosen
  /** All collections of the member. */
  readonly collections: readonly string[]
}

/** How many saved posts are chosen, and what is done with all of them. */
export function ChosenBar({ selection: { chosen, chooseAll, clear }, collections }: ChosenBarProps) {
  const [isMoving, setIsMoving] = useState(false)
  const { change, isBusy } = useChangeSeveral()
  const postIds = [...chosen.keys()]
  // A button that is switched off loses the focus, so it says what is missing.
  const withSome = (act: () => void) =>
    chosen.size === 0
      ? showToast({ title: 'Choose at least one bookmark', description: `At most ${bookmarkLimits.atOnce} at once.` })
      : act()
  const remove = async () => {
    if (await change({ action: 'remove', postIds })) {
      clear()
    }
  }
  return (
    <Root role="group" aria-label="Chosen bookmarks">
      <strong role="status">{counted(chosen.size, 'bookmark')} chosen</strong>
      <Button size="sm" onClick={chosen.size === 0 ? chooseAll : clear}>
        {chosen.size === 0 ? 'All shown' : 'None'}
      </Button>
      <Button size="sm" onClick={() => withSome(() => setIsMoving(true))}>
        <FolderInput aria-hidden="true" />
        Move
      </Button>
      <Button size="sm" busy={isBusy} onClick={() => withSome(() => void remove())}>
        <Trash2 aria-hidden="true" />
        Remove
      </Button>
      {isMoving && (
        <MoveDialog postIds={postIds} collections={collections} onMoved={clear} onClose={() => setIsMoving(false)} />
      )}
    </Root>
  )
}
