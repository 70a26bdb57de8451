import styled from '@emotion/styled'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Whose } from './Reliability.tsx'

const Reliability = lazyPart(async () => ({ default: (await import('./Reliability.tsx')).Reliability }))

const Root = styled.details`
  margin-bottom: var(--s5);
  padding: 0 var(--s4);
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  font-size: var(--text-sm);
  & > summary {
    min-height: 2.75rem;
    align-content: center;
    font-weight: 650;
    cursor: pointer;
  }
  & > div {
    display: grid;
    gap: var(--s3);
    padding: var(--s2) 0 var(--s4);
  }
  & ul {
    display: grid;
    gap: var(--s1);
    padding-left: var(--s4);
    list-style: disc;
  }
  & small {
    color: var(--ink-2);
    font-size: var(--text-sm);
    font-weight: 400;
  }
`

/** How far the deals of a store or a member could be relied on; asked for by whoever wants to know. */
export function HowReliable({ whose }: { readonly whose: Whose }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Root onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>How reliable are these deals?</summary>
      {isOpen && (
        <div>
          <Suspense fallback={<Skeleton height="12rem" radius="md" />}>
            <Reliability whose={whose} />
          </Suspense>
        </div>
      )}
    </Root>
  )
}
