import styled from '@emotion/styled'
import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s3);
  padding: var(--s3) var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r-md);
  background: var(--surface);
  font-size: var(--text-sm);
  & > svg {
    margin-top: 0.125rem;
    color: var(--ink-2);
  }
  & strong {
    display: block;
    font-weight: 650;
  }
  &[data-variant='destructive'] {
    border-color: transparent;
    background: var(--bad-soft);
    & > svg,
    & strong {
      color: var(--bad);
    }
  }
  &[data-variant='warn'] {
    border-color: transparent;
    background: var(--warn-soft);
    & > svg {
      color: var(--warn);
    }
  }
`

interface AlertProps {
  readonly variant?: 'default' | 'warn' | 'destructive'
  readonly title?: ReactNode
  readonly children?: ReactNode
}

/** A remark that stays until its reason is gone; a destructive one interrupts who is listening. */
export function Alert({ variant = 'default', title, children }: AlertProps) {
  return (
    <Root data-variant={variant} role={variant === 'destructive' ? 'alert' : 'status'}>
      {variant === 'default' ? <Info aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      <div>
        {title !== undefined && <strong>{title}</strong>}
        {children}
      </div>
    </Root>
  )
}
