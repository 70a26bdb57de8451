import type { ModelAsked } from '@deals/events'

/** Why a language model gave nothing, as the end of a sentence that begins with its name. */
export const missedByModel: Readonly<Record<NonNullable<ModelAsked['missed']>, string>> = {
  away: 'did not answer',
  late: 'took too long',
  nonsense: 'gave no answer that could be read',
  unfounded: 'gave reasons that no fact carries',
  'over-budget': 'has used up what it may cost today',
}
