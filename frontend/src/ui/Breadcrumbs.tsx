import styled from '@emotion/styled'
import { ChevronRight } from 'lucide-react'
import { useKeptPart } from '../lib/kept-part.ts'
import { Anchor } from './Anchor.tsx'
import { fingerRoom } from './button-styles.ts'

const Root = styled.nav`
  padding-block: var(--s4);
  font-size: var(--text-sm);
  color: var(--ink-2);
  & ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s1) var(--s2);
  }
  & li {
    display: inline-flex;
    align-items: center;
    gap: var(--s2);
  }
  & a {
    position: relative;
    ${fingerRoom}
  }
  & a:hover {
    color: var(--ink);
    text-decoration: underline;
  }
  @media (max-width: 767px) {
    padding-block: var(--s3);
  }
  /* As high as before where it is one line: what was room around the words belongs to them. */
  @media (pointer: coarse) {
    padding-block: var(--s1);
    & ol {
      row-gap: 0;
    }
    & li,
    & a {
      display: inline-flex;
      align-items: center;
      min-height: 2.75rem;
    }
  }
  @media (pointer: coarse) and (max-width: 767px) {
    padding-block: 0;
  }
`

interface BreadcrumbsProps {
  /** From the top down; the last one without an address is the page itself. */
  readonly crumbs: readonly { readonly label: string; readonly to?: string | undefined }[]
}

/** Where the page lies. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  return <Root aria-label="Breadcrumbs" {...useKeptPart('breadcrumbs', Crumbs, { crumbs })} />
}

function Crumbs({ crumbs }: BreadcrumbsProps) {
  return (
    <ol>
      {crumbs.map(({ label, to }, place) => (
        <li key={label}>
          {place > 0 && <ChevronRight aria-hidden="true" />}
          {to === undefined ? <span aria-current="page">{label}</span> : <Anchor to={to}>{label}</Anchor>}
        </li>
      ))}
    </ol>
  )
}
