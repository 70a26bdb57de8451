import { median, milliseconds, type Figure } from './measure.ts'

const warmUps = 20
const rounds = 100

/** The same of a small site and of a large one, and of Express with a ready text. */
export interface Sites<T> {
  readonly small: T
  readonly large: T
  readonly express: T
}
/** Answers how many milliseconds of processor it took. */
export type Timed = () => Promise<number>

/** What is asked, timed by a count of the processor that was spent so far, in milliseconds. */
export const timed = (ask: () => Promise<unknown>, spent: () => number = spentHere): Timed =>
  async function measured() {
    const before = spent()
    await ask()
    return spent() - before
  }

/** By this process in all threads: whoever answers in it, and whoever asks. */
function spentHere(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** What each took at the median, asked one after the other in turns. */
export async function inTurns(asks: Sites<Timed>): Promise<Sites<number>> {
  const times: Sites<number>[] = []
  for (let round = 0; round < warmUps + rounds; round += 1) {
    times.push(await timesOf(asks, round))
  }
  return mediansOf(times.slice(warmUps))
}

/** Each comes first in every second round: who comes later finds the processor warm. */
export async function timesOf({ small, large, express }: Sites<Timed>, round: number): Promise<Sites<number>> {
  if (round % 2 === 1) {
    const first = await large()
    return { small: await small(), large: first, express: await express() }
  }
  return { small: await small(), large: await large(), express: await express() }
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
