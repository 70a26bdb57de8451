import styled from '@emotion/styled'
import { Undo2 } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { canUndo, type Act } from './use-case-commands.ts'

const Root = styled.div`
  position: fixed;
  z-index: var(--layer-toast);
  right: var(--s4);
  bottom: var(--s4);
  max-width: calc(100vw - 2 * var(--s4));
  & > div {
    display: flex;
    align-items: center;
    gap: var(--s3);
    padding: var(--s2) var(--s2) var(--s2) var(--s4);
    border: 1px solid var(--line);
    border-radius: var(--r-full);
    background: var(--surface);
    box-shadow: var(--shadow-3);
    font-size: var(--text-sm);
  }
  & span {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    max-width: 24rem;
  }
  @media (max-width: 1023px) {
    bottom: 5rem;
  }
`

interface LastActBannerProps {
  readonly act: Act | null
  readonly isBusy: boolean
  readonly undo: () => Promise<void>
}

/** Says what was decided last, and takes it back for half a minute. */
export function LastActBanner({ act, isBusy, undo }: LastActBannerProps) {
  return (
    <Root data-foot="always" role="status">
      {act !== null && (
        <div>
          <span>
            <strong>{act.words}:</strong> {act.title}
          </span>
          {canUndo(act) && (
            <Button size="sm" busy={isBusy} aria-keyshortcuts="z" onClick={() => void undo()}>
              <Undo2 aria-hidden="true" />
              Undo <kbd>Z</kbd>
            </Button>
          )}
        </div>
      )}
    </Root>
  )
}
