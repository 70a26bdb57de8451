import type { ScoreReason, Scorer } from '@deals/events'

/** What each reason means to who reads it. */
export const reasonWords: Readonly<Record<ScoreReason, string>> = {
  timeout: 'Nobody finished it in time',
  'not-scorable': 'Nothing to score: gone, or without a price',
  away: 'The model did not answer',
  late: 'The model took too long',
  nonsense: 'The model’s answer was not in form',
  unfounded: 'The model went beyond the facts',
  'over-budget': 'The tokens of the day were used up',
}

export const scorerName = ({ model, promptVersion }: Pick<Scorer, 'model' | 'promptVersion'>): string =>
  promptVersion === null ? model : `${model}, ${promptVersion}`

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

const [aThousand, aMillion] = [1_000, 1_000_000]

/** Millionths of a dollar as people write them; what is less than a cent is not nothing. */
export function dollars(millionths: number): string {
  const amount = millionths / aMillion
  return amount === 0 ? '$0' : `$${amount.toFixed(amount < 1 ? 4 : 2)}`
}

export function seconds(given: number | null): string {
  return given === null ? 'None yet' : given >= 120 ? `${Math.round(given / 60)} min` : `${given} s`
}

export const tokens = (count: number): string =>
  count < aThousand
    ? String(count)
    : count < aMillion
      ? `${Math.round(count / aThousand)} k`
      : `${(count / aMillion).toFixed(1)} M`
