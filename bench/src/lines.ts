import { ratioOf, unitOf, type Figure, type Part } from './measure.ts'

/** A row as it is printed, with how near it comes to each raw limit. */
export function lineOf({ what, value, ratio, against, parts = [] }: Figure): string {
  const compared = [
    ...(ratio === undefined ? [] : [`${shown(ratio)} of ${against}`]),
    ...parts.filter(({ name }) => name === 'beside Express').flatMap(besideOf),
  ]
  return `  ${what.padEnd(34)} ${value}${compared.length > 0 ? `  (${compared.join('; ')})` : ''}`
}

function besideOf(part: Part): string[] {
  const ratio = ratioOf(part)
  return ratio === undefined || part.raw === undefined
    ? []
    : [`${shown(ratio)} ${part.name}, ${unitOf[part.name](part.raw)}`]
}

/** Far below the limit two decimals would say nothing. */
const shown = (ratio: number): string => (ratio < 0.1 ? ratio.toPrecision(2) : ratio.toFixed(2))
