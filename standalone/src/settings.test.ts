import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processSettings, settings, unusedServers } from './settings.ts'

const root = join(__dirname, '../..')
const programs = ['standalone', 'command-api', 'query-api', 'projector', 'workers']

/** Names of settings that a program's config.ts speaks of, in any way. */
const readBy = (program: string): string[] => [
  ...new Set(readFileSync(join(root, program, 'src/config.ts'), 'utf8').match(/(?<=')[A-Z]+(_[A-Z]+)*(?=')/g) ?? []),
]

describe('the list of settings', () => {
  it('holds what the site in one process reads, and nothing else', () => {
    const described = [...settings.map(({ name }) => name), ...unusedServers]
    expect(readBy('standalone').sort()).toEqual(described.sort())
  })

  it.each(programs)('holds everything that %s reads', (program) => {
    const described = [...settings, ...processSettings].map(({ name }) => name)
    const known = [...described, ...(program === 'standalone' ? unusedServers : [])]
    expect(readBy(program).filter((name) => !known.includes(name))).toEqual([])
  })

  it('says for each setting of single programs which of them read it', () => {
    const saying = processSettings.map(({ name, usedBy }) => [name, usedBy])
    const reading = processSettings.map(({ name }) => [
      name,
      programs
        .filter((program) => readBy(program).includes(name))
        .toSorted()
        .join(', '),
    ])
    expect(saying).toEqual(reading)
  })
})
