import styled from '@emotion/styled'
import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

const Panel = styled(Radix.Content)`
  z-index: var(--layer-menu);
  max-width: 18rem;
  padding: var(--s2) var(--s3);
  border-radius: var(--r-sm);
  background: var(--ink);
  color: var(--surface);
  font-size: var(--text-sm);
  line-height: 1.4;
  box-shadow: var(--shadow-2);
`

const delay = 300

interface TooltipProps {
  readonly text: ReactNode
  /** A button, so that the keyboard reaches the words too. */
  readonly children: ReactNode
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
}

/** A remark on hover and focus; what everybody must know does not belong here. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Panel side={side} sideOffset={6} collisionPadding={12}>
            {text}
          </Panel>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
