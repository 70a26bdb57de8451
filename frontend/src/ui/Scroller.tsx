import styled from '@emotion/styled'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { useScrollEdges } from './use-scroll-edges.ts'

// The arrows lie on the ends of the row, so that it starts where everything else on the page does.
const Root = styled.div`
  position: relative;
  width: 100%;
  min-width: 0;
  & > button {
    position: absolute;
    top: calc(50% - 1rem);
    left: -0.375rem;
    z-index: 1;
    width: 2rem;
    height: 2rem;
  }
  & > button:last-of-type {
    left: auto;
    right: -0.375rem;
  }
  & > button[aria-disabled='true'] {
    opacity: 0;
    pointer-events: none;
  }
  & > button[aria-disabled='true']:focus-visible {
    opacity: 0.5;
  }
  @media (max-width: 767px) {
    & > button {
      display: none;
    }
  }
`

const Row = styled.div`
  display: flex;
  gap: var(--s2);
  /* However long the line, it must not make the page wide. */
  contain: inline-size;
  /* Room for the focus ring, which the scrolling box would cut off. */
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  scroll-behavior: smooth;
  scrollbar-width: none;
  --hidden-start: 0px;
  --hidden-end: 0px;
  &[data-start='false'] {
    --hidden-start: 2rem;
  }
  &[data-end='false'] {
    --hidden-end: 2rem;
  }
  mask: linear-gradient(
    90deg,
    transparent var(--hidden-start),
    #000 calc(var(--hidden-start) * 2),
    #000 calc(100% - var(--hidden-end) * 2),
    transparent calc(100% - var(--hidden-end))
  );
  @media (max-width: 767px) {
    mask: none;
    margin-inline: -0.75rem;
    padding-inline: 0.75rem;
  }
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
