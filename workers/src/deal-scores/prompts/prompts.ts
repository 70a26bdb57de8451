import type { ScorePromptVersion } from '@deals/events'
import { scorePrompt } from './score.v1.ts'

export interface ScorePrompt {
  readonly version: string
  readonly text: string
}
/** Every prompt that scores were made by, or shall be tried with. */
export const scorePrompts: Readonly<Record<ScorePromptVersion, ScorePrompt>> = { 'score-1': scorePrompt }
/** The one by which scores are made; another one is tried by a replay before it stands here. */
export const promptInForce: ScorePrompt = scorePrompts['score-1']
