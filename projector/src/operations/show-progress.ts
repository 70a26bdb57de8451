import { Presets, SingleBar } from 'cli-progress'
import type { RebuildProgress } from '../platform/rebuild.ts'
import type { Desk } from './desk.ts'
import { count, span } from './print-table.ts'

/** Shows how far long work is. */
export interface ShownProgress {
  show: (progress: RebuildProgress) => void
  end(): void
}

/** Without a terminal, a line for each step and now and then one in between. */
const linesEvery = 2000

const progressLine = ({ step, detail, ...progress }: RebuildProgress): string =>
  step === 'back-fill'
    ? `back-fill ${wayOf(progress)}, ${count(Math.round(progress.eventsPerSecond))} events/s, ` +
      `${leftOf(progress.secondsLeft)}, ` +
      `${count(progress.documentsWritten)} documents written`
    : detail === ''
      ? step
      : `${step}: ${detail}`

const wayOf = ({ percent, events }: Pick<RebuildProgress, 'percent' | 'events'>): string =>
  percent === null
    ? `${count(events)} events of a log that does not count them`
    : `${percent.toFixed(1)}% (${count(events)} events)`

const leftOf = (seconds: number | null): string => (seconds === null ? 'time left unknown' : `${span(seconds)} left`)

export const progressShown = (desk: Pick<Desk, 'print' | 'isTerminal'>): ShownProgress =>
  desk.isTerminal ? barOf() : linesOf(desk.print)

function linesOf(print: (line: string) => void): ShownProgress {
  let [lastStep, lastAt] = ['', Number.NEGATIVE_INFINITY]
  return {
    show(progress) {
      const name = `${progress.step} ${progress.detail}`
      const isOver = progress.step === 'back-fill' && progress.percent === 100
      if (name !== lastStep || isOver || performance.now() - lastAt > linesEvery) {
        ;[lastStep, lastAt] = [name, performance.now()]
        print(progressLine(progress))
      }
    },
    end: () => {},
  }
}

function barOf(): ShownProgress {
  const bar = new SingleBar({ format: '{bar} {said}', hideCursor: true, clearOnComplete: true }, Presets.shades_classic)
  bar.start(100, 0, { said: '' })
  return {
    show: (progress) => bar.update(Math.floor(progress.percent ?? 0), { said: progressLine(progress) }),
    end: () => bar.stop(),
  }
}
