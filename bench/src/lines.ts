import { ratioOf, unitOf, type Figure, type Part } from './measure.ts'

/** A row as it is printed, with how near it comes to each raw limit and what is wanted of it. */
export function lineOf(figure: Figure, wanted: readonly string[] = []): string {
  const { what, value, ratio, against, parts = [] } = figure
  const compared = [...(ratio === undefined ? [] : [`${shown(ratio)} of ${against}`]), ...parts.flatMap(besideOf)]
  const limits = compared.length > 0 ? `  (${compared.join('; ')})` : ''
  const targets = wanted.length > 0 ? `  — ${wanted.join('; ')}` : ''
  return `  ${what.padEnd(34)} ${value}${limits}${targets}`
}

/** The others stand in the words of the row already. */
function besideOf(part: Part): string[] {
  const { name, value, raw } = part
  if (name === 'share of the rate') {
    return [`${unitOf[name](value)} of their rate`]
  }
  const ratio = ratioOf(part)
  return name !== 'beside Express' || raw === undefined || ratio === undefined
    ? []
    : [`${shown(ratio)} ${name}, ${unitOf[name](raw)}`]
}

/** Far below the limit two decimals would say nothing. */
const shown = (ratio: number): string => (ratio < 0.1 ? ratio.toPrecision(2) : ratio.toFixed(2))
