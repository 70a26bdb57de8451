import styled from '@emotion/styled'
import type { ReactNode } from 'react'

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  overflow: hidden;
  & > div {
    position: relative;
    padding: var(--s3) var(--s4);
    box-shadow: 0 0 0 0.5px var(--line);
  }
  @media (max-width: 479px) {
    grid-template-columns: 1fr 1fr;
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  & dt {
    color: var(--ink-2);
    font-size: var(--text-sm);
  }
  & dd {
    font-size: var(--text-xl);
    font-weight: 750;
    font-variant-numeric: tabular-nums;
  }
  /* The whole tile leads to what it counts. */
  & dd a {
    color: var(--brand);
    text-decoration: underline;
    text-decoration-thickness: 0.0625em;
    text-underline-offset: 0.15em;
  }
  & dd a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & dd a:focus-visible {
    outline: none;
  }
  & dd a:focus-visible::after {
    outline: 2px solid var(--brand);
    outline-offset: -3px;
  }
`

export type Figure = readonly [label: string, figure: ReactNode]

/** A few figures beside each other, each with what it counts. */
export function Figures({ label, figures }: { readonly label: string; readonly figures: readonly Figure[] }) {
  return (
    <Root aria-label={label}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Root>
  )
}
