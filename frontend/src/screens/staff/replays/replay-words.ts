import type { ReplayedPost, ReplayView } from '@deals/events'
import { reasonWords } from '../scores/score-words.ts'

export const candidateName = ({ model, promptVersion }: Pick<ReplayView, 'model' | 'promptVersion'>): string =>
  model === null ? 'Built-in rules' : `${model}, ${promptVersion ?? ''}`

const outcomes: Readonly<Record<NonNullable<ReplayView['outcome']>, string>> = {
  done: 'Done',
  stopped: 'Stopped',
  'over-budget': 'Its tokens are used up',
  'not-possible': 'Could not go on: the model gave nothing',
}
export const stateOf = ({ outcome }: Pick<ReplayView, 'outcome'>): string =>
  outcome === null ? 'Under way' : outcomes[outcome]

export const missedWords = (missed: NonNullable<ReplayedPost['missed']>): string => reasonWords[missed]
