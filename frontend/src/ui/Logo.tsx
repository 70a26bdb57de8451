import styled from '@emotion/styled'
import { Waves } from 'lucide-react'
import { Anchor } from './Anchor.tsx'

const Root = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  font-weight: 800;
  font-size: 1.25rem;
  line-height: 1;
  letter-spacing: -0.02em;
  & b {
    color: var(--brand);
    font-weight: inherit;
  }
  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
  /* Beside five buttons the name has room in a smaller letter, and below that none. */
  @media (max-width: 389px) {
    font-size: 1.0625rem;
  }
  @media (max-width: 349px) {
    font-size: 0;
  }
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: 0.625rem;
  font-size: 1.25rem;
  background: var(--brand);
  color: var(--brand-ink);
`

/** The sign of the site, which leads home. */
export function Logo() {
  return (
    <Root to="/">
      <Mark aria-hidden="true">
        <Waves />
      </Mark>
      <span>
        Deal<b>stream</b>
      </span>
    </Root>
  )
}
