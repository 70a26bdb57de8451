import styled from '@emotion/styled'
import { scaleLinear } from 'd3-scale'
import { scoreBand } from './score-bands.ts'
import type { ShownPart } from './score-parts.ts'

const Root = styled.ul`
  display: grid;
  gap: var(--s4);
  max-width: 42rem;
  & > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--s1) var(--s3);
    font-size: var(--text-sm);
  }
  & b {
    font-weight: 650;
  }
  & svg,
  & p {
    grid-column: 1 / -1;
  }
  & svg {
    width: 100%;
    height: 0.625rem;
    border-radius: var(--r-full);
    background: var(--sunken);
  }
  & svg [data-band='good'] {
    fill: var(--brand);
  }
  & svg [data-band='warn'] {
    fill: var(--warn);
  }
  & svg [data-band='bad'] {
    fill: var(--bad);
  }
  & p {
    color: var(--ink-2);
  }
`

const width = 100

/** The parts of a score as bars against their maxima, each with the reason in one sentence. */
export function ScoreBars({ parts }: { readonly parts: readonly ShownPart[] }) {
  return (
    <Root aria-label="Parts of the score">
      {parts.map((part) => (
        <li key={part.part}>
          <b>{part.label}</b>
          <span>
            {part.value} / {part.max}
          </span>
          <Bar {...part} />
          {part.reason !== undefined && <p>{part.reason}</p>}
        </li>
      ))}
    </Root>
  )
}

function Bar({ label, value, max }: ShownPart) {
  const along = scaleLinear().domain([0, max]).range([0, width]).clamp(true)
  const meter = { 'aria-label': label, 'aria-valuenow': value, 'aria-valuemin': 0, 'aria-valuemax': max }
  return (
    <svg role="meter" {...meter} viewBox={`0 0 ${width} 1`} preserveAspectRatio="none">
      <rect data-band={scoreBand((value / max) * 100)} width={along(value)} height="1" />
    </svg>
  )
}
