import type { ReplayedPost, ReplayView } from '@deals/events'
import { reasonWords } from '../scores/score-words.ts'

export const candidateName = ({ model, promptVersion }: Pick<ReplayView, 'model' | 'promptVersion'>): string =>
  model === null ? 'Built-in rules' : `${model}, ${promptVersion ?? ''}`

const outcomes: Readonly<Record<NonNullable<ReplayView['outcome']>, string>> = {
  done: 'Done',
  stopped: 'Stopped',
  'over-budget': 'Its tokens are used up',
  'not-possible': 'Could not go on',
  failed: 'Could not go on',
}
export function stateOf({ outcome, because }: Pick<ReplayView, 'outcome' | 'because'>): string {
  const state = outcome === null ? 'Under way' : outcomes[outcome]
  const why = because ?? (outcome === 'not-possible' ? 'the model gave nothing' : null)
  return why === null ? state : `${state}: ${why}`
}

export const missedWords = (missed: NonNullable<ReplayedPost['missed']>): string => reasonWords[missed]
