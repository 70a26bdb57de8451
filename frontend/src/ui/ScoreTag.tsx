import { scoreLabel } from '@deals/events'
import { scoreTone } from './score-tone.ts'
import { Tag } from './Tag.tsx'

interface ScoreTagProps {
  /** 0 to 100. */
  readonly score: number
  /** The verdict alone, "Hot Deal", instead of "92 Hot". */
  readonly verdict?: boolean
}

/** A score in the colour of its label. */
export function ScoreTag({ score, verdict = false }: ScoreTagProps) {
  const label = scoreLabel(score)
  return <Tag tone={scoreTone(score)}>{verdict ? `${label} Deal` : `${Math.round(score)} ${label}`}</Tag>
}
