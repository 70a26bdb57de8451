import styled from '@emotion/styled'
import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  justify-self: start;
  max-width: 100%;
  padding: var(--s1) var(--s3);
  border: 1px dashed var(--line-strong);
  border-radius: var(--r-md);
  background: var(--sunken);
  color: var(--ink-2);
  font-size: var(--text-sm);
  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
  &[data-size='lg'] {
    display: flex;
    padding: var(--s4);
  }
`

interface RemovedWordsProps {
  readonly size?: 'sm' | 'lg'
  readonly children?: ReactNode
}

/** Stands where words of a post stood that a moderator removed. */
export function RemovedWords({ size = 'sm', children = 'Content removed by a moderator' }: RemovedWordsProps) {
  return (
    <Root data-size={size}>
      <EyeOff aria-hidden="true" />
      <span>{children}</span>
    </Root>
  )
}
