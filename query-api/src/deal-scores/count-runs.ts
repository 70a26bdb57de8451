import type { Scorer } from '@deals/events'
import type { ScoreRunDoc } from '@deals/projector/read-models'

/** A run as far as its costs go. */
export type CountedRun = Pick<ScoreRunDoc, 'day' | 'model' | 'promptVersion' | 'tokens' | 'cost' | 'outcome'>

/** What each model did by each prompt on each of the days, in the order of their names. */
export function scorersIn(runs: readonly CountedRun[], days: readonly number[]): Scorer[] {
  const scorers = new Map<string, Scorer>()
  const none = () => days.map(() => 0)
  const begin = ({ model = '', promptVersion = null }: Partial<Pick<Scorer, 'model' | 'promptVersion'>>): Scorer => ({
    model,
    promptVersion,
    made: none(),
    costs: none(),
    tokens: none(),
    missed: none(),
  })
  for (const run of runs) {
    const place = days.indexOf(run.day)
    if (run.model !== undefined && place >= 0) {
      const { model, promptVersion = null } = run
      const key = `${model} ${promptVersion ?? ''}`
      const scorer = scorers.get(key) ?? begin({ model, promptVersion })
      scorers.set(key, scorer)
      add(scorer.costs, place, run.cost ?? 0)
      add(scorer.tokens, place, run.tokens ?? 0)
      add(scorer.made, place, run.outcome === 'made' ? 1 : 0)
      add(scorer.missed, place, run.outcome === 'made' || run.outcome === undefined ? 0 : 1)
    }
  }
  return [...scorers.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, scorer]) => scorer)
}

function add(sums: number[], place: number, amount: number): void {
  sums[place] = (sums[place] ?? 0) + amount
}

type Span = readonly [from: number | undefined, to: number | undefined]

/** The middle of the spans that have both ends, in seconds; null without any. */
export function medianSeconds(runs: readonly ScoreRunDoc[], spanOf: (run: ScoreRunDoc) => Span): number | null {
  const spans = runs
    .map(spanOf)
    .flatMap(([from, to]) => (from === undefined || to === undefined ? [] : [(to - from) / 1000]))
    .sort((one, other) => one - other)
  const middle = spans[Math.max(0, Math.ceil(spans.length / 2) - 1)]
  return middle === undefined ? null : Math.round(middle * 10) / 10
}
