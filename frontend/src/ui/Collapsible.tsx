import styled from '@emotion/styled'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

const Root = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: var(--s2);
    padding: var(--s2) 0;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    margin-left: auto;
    color: var(--ink-2);
    transition: transform var(--calm);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`

interface CollapsibleProps {
  readonly title: ReactNode
  readonly defaultOpen?: boolean
  readonly children: ReactNode
}

/** Something that can be folded away; works before the page is alive and is found by the browser's search. */
export function Collapsible({ title, defaultOpen = false, children }: CollapsibleProps) {
  return (
    <Root open={defaultOpen}>
      <summary>
        <span>{title}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      {children}
    </Root>
  )
}
