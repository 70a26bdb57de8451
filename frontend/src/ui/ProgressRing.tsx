import styled from '@emotion/styled'
import { scoreLabel } from '@deals/events'
import { labelLooks, scoreTone } from './score-tone.ts'

const Root = styled.svg`
  flex: none;
  & text {
    font: 800 1.05rem var(--font);
    fill: var(--ink);
  }
`

const radius = 30
const length = 2 * Math.PI * radius

interface ProgressRingProps {
  /** 0 to 100. */
  readonly score: number
  /** In the colour of the label that stands beside it, instead of that of the band the score is in. */
  readonly asLabel?: boolean
}

/** A score as a ring: the colour of success from 80 on. */
export function ProgressRing({ score, asLabel = false }: ProgressRingProps) {
  const share = Math.min(100, Math.max(0, score)) / 100
  const circle = { cx: 36, cy: 36, r: radius, fill: 'none', strokeWidth: 7 }
  const rounded = Math.round(score)
  return (
    <Root width={68} height={68} viewBox="0 0 72 72" role="img" aria-label={`Score ${rounded} of 100`}>
      <circle {...circle} stroke="var(--line)" />
      <circle
        {...circle}
        stroke={`var(--${asLabel ? labelLooks[scoreLabel(score)].ground : scoreTone(score)})`}
        // A round end would show a dot where there is nothing.
        strokeLinecap={share === 0 ? 'butt' : 'round'}
        strokeDasharray={`${(share * length).toFixed(2)} ${length.toFixed(2)}`}
        transform="rotate(-90 36 36)"
      />
      <text x="36" y="42" textAnchor="middle">
        {rounded}
      </text>
    </Root>
  )
}
