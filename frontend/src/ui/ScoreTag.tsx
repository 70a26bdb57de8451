import { Flame, Sparkles, Trophy } from 'lucide-react'
import { scoreLabel } from '@deals/events'
import { labelLooks } from './score-tone.ts'
import { Tag } from './Tag.tsx'

interface ScoreTagProps {
  /** 0 to 100. */
  readonly score: number
  /** The verdict alone, "Hot Deal", instead of "92 Hot". */
  readonly verdict?: boolean
}

const signs = { epic: Trophy, hot: Flame, cool: Sparkles }

/** A score with its label; praise has a sign of its own on the colour of success. */
export function ScoreTag({ score, verdict = false }: ScoreTagProps) {
  const label = scoreLabel(score)
  const { ground, sign } = labelLooks[label]
  const Sign = sign === undefined ? undefined : signs[sign]
  return (
    <Tag
      tone={ground}
      icon={Sign === undefined ? undefined : <Sign aria-hidden="true" size={13} color={`var(--${sign})`} />}
    >
      {verdict ? `${label} Deal` : `${Math.round(score)} ${label}`}
    </Tag>
  )
}
