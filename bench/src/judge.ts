import { isBetterHigh, unitOf, type Figure, type Part } from './measure.ts'
import { targets, type Target } from './targets.ts'

/** What is wanted of a row, each with whether it is met, and how far it is missed. */
export function judgements(bench: string, { what, parts = [] }: Figure): string[] {
  const asked = targets.filter((target) => isAbout(target, bench, what))
  return parts.flatMap((part) =>
    asked.flatMap(({ wanted: { [part.name]: wanted } }) => (wanted === undefined ? [] : [judged(part, wanted)])),
  )
}

/** Targets that no row answers: one was renamed, or not measured. */
export function unanswered(bench: string, figures: readonly Figure[]): Target[] {
  return targets.filter(
    (target) =>
      target.bench === bench &&
      !figures.some(
        ({ what, parts = [] }) => isAbout(target, bench, what) && parts.some(({ name }) => name in target.wanted),
      ),
  )
}

const isAbout = (target: Target, bench: string, what: string): boolean =>
  target.bench === bench && (target.what === undefined || target.what.test(what))

function judged({ name, value }: Part, wanted: number): string {
  const told = `${name} ${unitOf[name](wanted)}`
  const short = isBetterHigh(name) ? wanted / value : value / wanted
  return short <= 1 ? `${told}: met` : `${told}: MISSED ${short.toFixed(2)} times`
}
