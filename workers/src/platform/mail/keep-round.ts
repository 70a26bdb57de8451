import type { WorkContext } from '../work.ts'
import type { Round } from './letters.ts'

/** Goes through the pages of a day that are left; `page` answers where the next begins, or null at the end. */
export async function keepRound(
  { letters: { rounds } }: WorkContext,
  { name, date }: { name: string; date: string },
  page: (after: string | null, round: Round) => Promise<string | null>,
): Promise<void> {
  const stored = await rounds.get(name)
  const begun: Round =
    stored?.value.date === date
      ? stored.value
      : { date, after: null, isDone: false, ...(stored !== null && { before: stored.value.date }) }
  let [round, rev] = [begun, stored?.rev ?? 0]
  while (!round.isDone) {
    const next = await page(round.after, round)
    round = { ...round, after: next ?? round.after, isDone: next === null }
    if (!(await rounds.put(name, round, rev))) {
      // Another process goes through the same round; what both asked for is asked for once.
      return
    }
    rev = (await rounds.get(name))?.rev ?? 0
  }
}
