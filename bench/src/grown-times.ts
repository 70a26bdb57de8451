import { median, milliseconds, type Figure } from './measure.ts'
import { withReadyText } from './work-rows.ts'

const warmUps = 30
const rounds = 200

/** The same asked of a small site and of a large one, and of Express with a ready text. */
export interface Sites<T> {
  readonly small: T
  readonly large: T
  readonly express: T
}
type Ask = () => Promise<unknown>

/** Express with a ready text, while the work lasts. */
export const readyOver = <T>(directory: string, work: (express: Ask) => Promise<T>): Promise<T> =>
  withReadyText(directory, (url) => work(async () => (await fetch(url)).text()))

/** Milliseconds that each took at the median, asked one after the other in turns. */
export async function inTurns(asks: Sites<Ask>): Promise<Sites<number>> {
  const times: Sites<number>[] = []
  for (let round = 0; round < warmUps + rounds; round += 1) {
    times.push(await timesOf(asks, round))
  }
  return mediansOf(times.slice(warmUps))
}

/** Each comes first in every second round: who comes later finds the processor warm. */
export async function timesOf({ small, large, express }: Sites<Ask>, round: number): Promise<Sites<number>> {
  const isTurned = round % 2 === 1
  const first = await timeOf(isTurned ? large : small)
  const second = await timeOf(isTurned ? small : large)
  const times = isTurned ? { small: second, large: first } : { small: first, large: second }
  return { ...times, express: await timeOf(express) }
}

export const mediansOf = (times: readonly Sites<number>[]): Sites<number> => ({
  small: median(times.map(({ small }) => small)),
  large: median(times.map(({ large }) => large)),
  express: median(times.map(({ express }) => express)),
})

/** Beside the small site it shows what grew; beside Express, also what got slower on both. */
export const figureOfGrowth = (what: string, { small, large, express }: Sites<number>): Figure => ({
  what,
  value: milliseconds(large),
  ratio: small / large,
  against: `${milliseconds(small)} on the small site`,
  parts: [
    { name: 'times', value: large / small },
    { name: 'beside Express', value: large, raw: express },
  ],
})

async function timeOf(ask: Ask): Promise<number> {
  const start = performance.now()
  await ask()
  return performance.now() - start
}
