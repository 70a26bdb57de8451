import styled from '@emotion/styled'
import { scaleLinear } from 'd3-scale'
import { scoreTone } from '../../ui/score-tone.ts'
import type { ShownPart } from './score-parts.ts'

const Root = styled.ul`
  display: grid;
  gap: var(--s5);
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
  & p,
  & details {
    grid-column: 1 / -1;
  }
  & svg {
    width: 100%;
    height: 0.625rem;
    border-radius: var(--r-full);
    background: var(--sunken);
  }
  & svg [data-band='good'] {
    fill: var(--good);
  }
  & svg [data-band='warn'] {
    fill: var(--warn);
  }
  & svg [data-band='bad'] {
    fill: var(--bad);
  }
  & svg [data-band='unknown'] {
    fill: var(--line-strong);
  }
  & p,
  & details {
    color: var(--ink-2);
  }
  & summary {
    width: fit-content;
    cursor: pointer;
    color: var(--ink-3);
  }
  & details ul {
    margin-top: var(--s1);
    padding-left: var(--s5);
    list-style: disc;
  }
`

const width = 100

/** The parts of a score as bars against their maxima, each with the reason in one sentence and what that rests on. */
export function ScoreBars({ parts }: { readonly parts: readonly ShownPart[] }) {
  return (
    <Root aria-label="Parts of the score">
      {parts.map((part) => (
        <li key={part.part}>
          <b>{part.label}</b>
          <span>
            {!part.isJudged && <span className="faint">not judged · </span>}
            {part.value} / {part.max}
          </span>
          <Bar {...part} />
          {part.reason !== undefined && <p>{part.reason}</p>}
          <Facts {...part} />
        </li>
      ))}
    </Root>
  )
}

function Bar({ label, value, max, isJudged }: ShownPart) {
  const along = scaleLinear().domain([0, max]).range([0, width]).clamp(true)
  const range = { 'aria-label': label, 'aria-valuemin': 0, 'aria-valuemax': max }
  return (
    <svg role="meter" {...range} aria-valuenow={value} viewBox={`0 0 ${width} 1`} preserveAspectRatio="none">
      <rect data-band={isJudged ? scoreTone((value / max) * 100) : 'unknown'} width={along(value)} height="1" />
    </svg>
  )
}

function Facts({ facts }: ShownPart) {
  if (facts.length === 0) {
    return null
  }
  return (
    <details>
      <summary>What this rests on</summary>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </details>
  )
}
