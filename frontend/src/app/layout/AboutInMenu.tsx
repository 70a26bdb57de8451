import styled from '@emotion/styled'
import { Info } from 'lucide-react'
import { AboutThisSite } from './AboutThisSite.tsx'
import { menuRow } from './menu-row.ts'

const Root = styled.details`
  & > summary {
    ${menuRow}
    cursor: pointer;
  }
  & > summary::after {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    margin: -0.25rem 0.25rem 0 auto;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  &[open] > summary::after {
    margin-top: 0.25rem;
    transform: rotate(225deg);
  }
  & > div {
    padding-inline: var(--s1);
  }
  @media (min-width: 768px) {
    display: none;
  }
`

/** What the bar on top opens where it has room for another button. */
export function AboutInMenu() {
  return (
    <Root>
      <summary>
        <Info aria-hidden="true" />
        About this site
      </summary>
      <AboutThisSite />
    </Root>
  )
}
