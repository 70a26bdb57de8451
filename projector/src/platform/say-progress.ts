import type { RebuildProgress } from './rebuild.ts'

/** How far a build is, as far as lines tell it. */
export type Way = Pick<RebuildProgress, 'step' | 'percent' | 'events' | 'secondsLeft'>

/** What is done sooner needs no word. */
const quietFor = 3_000
const linesEvery = 10_000

/** Lines about a build that takes long: each tenth of the way where that can be told, else one now and then. */
export function sayingProgress(
  say: (line: string) => void,
  { isTold, now = () => performance.now() }: { isTold: boolean; now?: () => number },
) {
  const began = now()
  let [said, at, hasTold] = ['', began, isTold]
  return {
    show({ step, percent, events, secondsLeft }: Way): void {
      const isOnTheWay = step === 'back-fill'
      const tenth = isOnTheWay && percent !== null ? `${Math.floor(percent / 10) * 10}%` : undefined
      const line = tenth ?? (isOnTheWay ? `${events} events` : step)
      if (now() - began < quietFor || line === said || (tenth === undefined && now() - at < linesEvery)) {
        return
      }
      ;[said, at, hasTold] = [line, now(), true]
      const left = isOnTheWay && secondsLeft !== null ? `, ${Math.round(secondsLeft)} s left` : ''
      say(`The read models are built: ${line}${left}`)
    },
    end: (): void => void (hasTold && say('The read models are built.')),
  }
}
