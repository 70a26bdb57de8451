import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const page = join(import.meta.dirname, '../../../docs/how-to/change-one-thing.md')
const sections = readFileSync(page, 'utf8').split(/^## /m).slice(1)

interface Step {
  readonly file: string
  readonly names: readonly string[]
}

/** Each link to a file of ours, with the names in code font that follow it. */
function stepsOf(section: string): Step[] {
  return section.split(/(?=\[[^\]]+\]\()/).flatMap((part) => {
    const [, target = ''] = /^\[[^\]]+\]\(([^)#]+)\)/.exec(part) ?? []
    return /\.(ts|tsx|yml)$/.test(target) ? [{ file: join(dirname(page), target), names: namesIn(part) }] : []
  })
}

const namesIn = (part: string): string[] => [...part.matchAll(/`([A-Za-z]\w+)`/g)].map(([, name = '']) => name)

const missingIn = ({ file, names }: Step): string[] => {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : null
  return text === null
    ? [`${file} is not there`]
    : names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text)).map((name) => `${file} does not hold ${name}`)
}

describe('the page of small changes', () => {
  it('has a path for each of the thirteen', () => {
    expect(sections).toHaveLength(13)
    expect(sections.filter((section) => stepsOf(section).flatMap(({ names }) => names).length < 2)).toEqual([])
  })

  it.each(sections.map((section) => [section.slice(0, section.indexOf('\n')), section]))('is true of %s', (_, text) => {
    expect(stepsOf(text).flatMap(missingIn)).toEqual([])
  })
})
