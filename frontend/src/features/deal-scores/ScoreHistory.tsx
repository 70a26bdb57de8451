import styled from '@emotion/styled'
import { extent } from 'd3-array'
import { scaleLinear, scaleTime } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'
import type { DealScoreView } from '@deals/events'
import { absoluteTime } from '../../lib/relative-time.ts'
import { whatChanged } from './score-parts.ts'

const Root = styled.figure`
  max-width: 42rem;
  & svg {
    width: 100%;
    height: 5rem;
    overflow: visible;
  }
  & path {
    fill: none;
    stroke: var(--brand);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  & circle {
    fill: var(--surface);
    stroke: var(--brand);
    stroke-width: 2;
  }
  & text {
    font: 600 var(--text-xs) var(--font);
    fill: var(--ink-2);
    /* The drawing shrinks with the page; its words must not. */
    @media (max-width: 40rem) {
      font-size: 1.35rem;
    }
  }
  & figcaption {
    margin-bottom: var(--s2);
    font-size: var(--text-sm);
    font-weight: 650;
  }
  & ol {
    margin-top: var(--s2);
    font-size: var(--text-sm);
    color: var(--ink-2);
  }
  & time {
    margin-right: var(--s2);
    color: var(--ink-3);
  }
`

const width = 640
const height = 80
const margin = 14
const mostChanges = 4
/** A number takes as much on a phone, where it is drawn large. */
const roomOfNumber = 48

type Point = DealScoreView['history'][number]

/** The line through all scores; the order of time. */
export function historyLine(history: readonly Point[]) {
  const times = history.map(({ at }) => new Date(at))
  const [first, last] = extent(times)
  const across = scaleTime([first ?? 0, last ?? 0], [margin, width - margin])
  const up = scaleLinear([0, 100], [height - margin, margin])
  const points = history.map(({ at, score }) => ({ at, score, x: across(new Date(at)), y: up(score) }))
  const draw = line<(typeof points)[number]>()
    .x(({ x }) => x)
    .y(({ y }) => y)
    .curve(curveMonotoneX)
  return { points: named(points), path: draw(points) ?? '' }
}

/** Which of them have room for their number; the latest one always has. */
function named<Placed extends { readonly x: number }>(points: readonly Placed[]) {
  let free = Infinity
  return points
    .toReversed()
    .map((point) => {
      const isNamed = point.x <= free
      free = isNamed ? point.x - roomOfNumber : free
      return { ...point, isNamed }
    })
    .toReversed()
}

/** The latest changes, the newest first. */
function changesIn(history: readonly Point[]) {
  const changes = history.slice(1).flatMap((after, place) => {
    const before = history[place]
    return before === undefined ? [] : [{ at: after.at, change: whatChanged(before, after) }]
  })
  return changes.toReversed().slice(0, mostChanges)
}

/** How the score went; only where it was made more than once. */
export function ScoreHistory({ history }: { readonly history: readonly Point[] }) {
  if (history.length < 2) {
    return null
  }
  const { points, path } = historyLine(history)
  const sentence = points.map(({ at, score }) => `${score} on ${absoluteTime(at)}`).join(', ')
  return (
    <Root>
      <figcaption>Scores so far (times in UTC)</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Scores so far: ${sentence}`}>
        <path d={path} />
        {points.map(({ at, score, x, y, isNamed }) => (
          <g key={at}>
            <circle cx={x} cy={y} r="4" />
            {isNamed && (
              <text x={x} y={y - 9} textAnchor="middle">
                {score}
              </text>
            )}
          </g>
        ))}
      </svg>
      <ol aria-label="What changed">
        {changesIn(history).map(({ at, change }) => (
          <li key={at}>
            <time dateTime={at}>{absoluteTime(at)}</time>
            {change}.
          </li>
        ))}
      </ol>
    </Root>
  )
}
