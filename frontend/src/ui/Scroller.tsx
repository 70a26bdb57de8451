import styled from '@emotion/styled'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { useScrollEdges } from './use-scroll-edges.ts'

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s1);
  min-width: 0;
  & > button {
    flex: none;
    width: 2rem;
    height: 2rem;
  }
`

const Row = styled.div`
  flex: 1;
  display: flex;
  gap: var(--s2);
  min-width: 0;
  /* Room for the focus ring, which the scrolling box would cut off. */
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  scroll-behavior: smooth;
  scrollbar-width: none;
  --fade-start: 1.5rem;
  --fade-end: 1.5rem;
  &[data-start='true'] {
    --fade-start: 0px;
  }
  &[data-end='true'] {
    --fade-end: 0px;
  }
  mask: linear-gradient(90deg, transparent, #000 var(--fade-start), #000 calc(100% - var(--fade-end)), transparent);
`

interface ScrollerProps {
  /** What scrolls, in the names of the arrows: "Scroll categories left". */
  readonly subject: string
  /** Pixels that an arrow moves. */
  readonly step?: number
  readonly children: ReactNode
}

/** One line of things that may be longer than the screen, with an arrow at each end. */
export function Scroller({ subject, step = 150, children }: ScrollerProps) {
  const { row, atStart, atEnd, onScroll, scrollBy } = useScrollEdges<HTMLDivElement>()
  return (
    <Root>
      <IconButton aria-label={`Scroll ${subject} left`} aria-disabled={atStart} onClick={() => scrollBy(-step)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <Row ref={row} onScroll={onScroll} data-start={atStart} data-end={atEnd}>
        {children}
      </Row>
      <IconButton aria-label={`Scroll ${subject} right`} aria-disabled={atEnd} onClick={() => scrollBy(step)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </Root>
  )
}
