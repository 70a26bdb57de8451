import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import { fingerRoom } from './button-styles.ts'
import { pageItems } from './page-items.ts'

const Root = styled.nav`
  margin-top: var(--s4);
  & ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: var(--s1);
  }
`

const look = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  min-width: calc(var(--control) - 0.25rem);
  height: calc(var(--control) - 0.25rem);
  padding: 0 var(--s2);
  border: 0;
  border-radius: var(--r-full);
  background: none;
  color: var(--ink-2);
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1;
  &:is(a, button) {
    ${fingerRoom}
  }
  &:is(a, button):not(:disabled):hover {
    background: var(--sunken);
    color: var(--ink);
  }
  &:disabled {
    opacity: 0.5;
  }
  &[aria-current] {
    background: var(--ink);
    color: var(--surface);
  }
  &:is(a, button)[aria-current]:hover {
    background: var(--ink);
    color: var(--surface);
  }
`

const PageButton = styled.button(look)
const PageLink = styled(Anchor)(look)
const Gap = styled.span(look)

interface PaginationProps {
  readonly page: number
  readonly totalPages: number
  /** What is paged, read aloud. */
  readonly label?: string
  readonly onPageChange?: (page: number) => void
  /** The address of a page, where pages have one. */
  readonly linkTo?: (page: number) => string
}

/** The pages of a long list; nothing where there is but one. */
export function Pagination({ page, totalPages, label = 'Pages', onPageChange, linkTo }: PaginationProps) {
  if (totalPages <= 1) {
    return null
  }
  const stepTo = { page, totalPages, onPageChange, linkTo }
  return (
    <Root aria-label={label}>
      <ul>
        <Step {...stepTo} target={page - 1} name="Previous page" content={<ChevronLeft aria-hidden="true" />} />
        {pageItems(page, totalPages).map((item, place) =>
          item === 'gap' ? (
            <li key={`gap ${place}`}>
              <Gap aria-hidden="true">…</Gap>
            </li>
          ) : (
            <Step key={item} {...stepTo} target={item} name={`Page ${item}`} content={item} />
          ),
        )}
        <Step {...stepTo} target={page + 1} name="Next page" content={<ChevronRight aria-hidden="true" />} />
      </ul>
    </Root>
  )
}

interface StepProps extends Omit<PaginationProps, 'label'> {
  readonly target: number
  readonly name: string
  readonly content: ReactNode
}

function Step({ page, totalPages, target, name, content, onPageChange, linkTo }: StepProps) {
  const isPossible = target >= 1 && target <= totalPages
  const texts = { 'aria-label': name, ...(target === page ? { 'aria-current': 'page' as const } : {}) }
  const go = () => onPageChange?.(target)
  return (
    <li>
      {linkTo !== undefined && isPossible ? (
        <PageLink to={linkTo(target)} onClick={go} {...texts}>
          {content}
        </PageLink>
      ) : (
        <PageButton type="button" disabled={!isPossible} onClick={go} {...texts}>
          {content}
        </PageButton>
      )}
    </li>
  )
}
