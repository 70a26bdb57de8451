import styled from '@emotion/styled'
import type { QueueItem } from '@deals/events'
import { Button } from '../../ui/Button.tsx'
import type { Selection } from '../shared/use-selection.ts'
import { casesWords } from './case-words.ts'

const Root = styled.div`
  position: sticky;
  z-index: 3;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  align-items: center;
  min-height: 3rem;
  padding: var(--s2) var(--s4);
  border-bottom: 1px solid var(--line);
  background: var(--brand-soft);
  font-size: var(--text-sm);
  & strong {
    flex: 1 1 auto;
  }
`

interface BulkBarProps {
  readonly selection: Selection<QueueItem>
  readonly onDecide: () => void
}

/** How many cases are chosen, and what to do with them. */
export function BulkBar({ selection: { chosen, chooseAll, clear }, onDecide }: BulkBarProps) {
  return (
    <Root role="group" aria-label="Chosen cases">
      <strong role="status">{casesWords(chosen.size)} chosen</strong>
      <Button size="sm" variant="primary" aria-keyshortcuts="b" onClick={onDecide}>
        Decide <kbd aria-hidden="true">B</kbd>
      </Button>
      <Button size="sm" onClick={chooseAll}>
        All shown
      </Button>
      <Button size="sm" variant="quiet" onClick={clear}>
        None
      </Button>
    </Root>
  )
}
