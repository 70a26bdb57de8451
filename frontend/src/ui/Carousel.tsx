import styled from '@emotion/styled'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { useScrollEdges } from './use-scroll-edges.ts'

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s1);
  margin-bottom: var(--s3);
  & > h2 {
    flex: 1;
  }
  &[data-fits='true'] > button {
    visibility: hidden;
  }
`

const Row = styled.ul`
  display: flex;
  gap: var(--s4);
  /* However many cards there are, they must not make the page wide. */
  contain: inline-size;
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: 4px;
  scroll-behavior: smooth;
  scrollbar-width: none;
  & > li {
    flex: 0 0 min(15rem, 70vw);
    display: grid;
    scroll-snap-align: start;
  }
`

interface CarouselProps {
  readonly title: string
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[]
}

/** A row of cards that is wider than the page. */
export function Carousel({ title, items }: CarouselProps) {
  const { row, atStart, atEnd, onScroll, scrollBy } = useScrollEdges<HTMLUListElement>()
  const move = (direction: 1 | -1) => scrollBy(direction * stepOf(row.current))
  return (
    <section aria-label={title}>
      <Head data-fits={atStart && atEnd}>
        <h2>{title}</h2>
        <IconButton aria-label="Scroll deals left" aria-disabled={atStart} onClick={() => move(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton aria-label="Scroll deals right" aria-disabled={atEnd} onClick={() => move(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </Head>
      <Row ref={row} onScroll={onScroll}>
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </Row>
    </section>
  )
}

/** The width of one card with its gap. */
function stepOf(row: HTMLElement | null): number {
  const [first, next] = row === null ? [] : row.children
  return first instanceof HTMLElement && next instanceof HTMLElement ? next.offsetLeft - first.offsetLeft : 0
}
