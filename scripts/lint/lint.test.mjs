import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inRoot } from '../steps/root.mjs'
import { tool } from '../steps/run-command.mjs'
import { allowedCode, badCode } from './bad-code.mjs'

const folder = mkdtempSync(join(tmpdir(), 'lint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const put = (file, text) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), `${text}\n`)
}

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM'],
  types: ['node', 'jest'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
}

/** Each piece of code in a file of its own, of the kind that its rule is for. */
const bad = badCode.flatMap(({ kind, file, rules }) =>
  Object.entries(rules).map(([title, code]) => {
    const [rule] = title.split(' ')
    return { kind, title, rule, code, file: file.replace('bad', `bad/${title.replaceAll(' ', '-')}`) }
  }),
)

function findings() {
  for (const { file, code } of bad) {
    put(file, code)
  }
  for (const [file, code] of Object.entries(allowedCode)) {
    put(file, code)
  }
  put('events/src/other.ts', 'export const g = 1')
  put('package.json', '{ "type": "module" }')
  put('tsconfig.json', JSON.stringify({ compilerOptions, include: ['events', 'frontend'] }))
  cpSync(inRoot('.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  cpSync(inRoot('scripts/lint/rules.mjs'), join(folder, 'scripts/lint/rules.mjs'))
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'), 'junction')
  const { stdout } = spawnSync(process.execPath, [tool.oxlint, '--format', 'json'], { cwd: folder, encoding: 'utf8' })
  return JSON.parse(stdout).diagnostics
}

const found = findings()
const rulesFoundIn = (file) =>
  found.filter(({ filename }) => filename === file).map(({ code, message }) => /\((.*)\)$/.exec(code)?.[1] ?? message)

it.each(bad)('a $kind is refused for $title', ({ file, rule }) => {
  expect(rulesFoundIn(file)).toContain(rule)
})

it.each(Object.keys(allowedCode))('%s is allowed', (file) => {
  expect(rulesFoundIn(file)).toEqual([])
})

it('each rule that the settings name has a piece of bad code', () => {
  const settings = readFileSync(inRoot('.oxlintrc.json'), 'utf8')
  const named = [...settings.matchAll(/"(?:[\w-]+\/)?([\w-]+)": \[?\s*"error"/g)].map(([, rule]) => rule)
  const shown = new Set(bad.map(({ rule }) => rule))
  expect(named.filter((rule) => !shown.has(rule) && !/^(correctness|reportUnused)/.test(rule))).toEqual([])
})

describe('the order of imports', () => {
  it('is mended without a word lost', () => {
    const body = [
      "import type { Stats } from 'node:fs'",
      '',
      'export const a: Stats | null = g === f ? null : null',
      '',
    ]
    put('mend.ts', ["import { f } from './f.ts'", "import { g } from '../g.ts'", ...body].join('\n'))
    spawnSync(process.execPath, [tool.oxlint, '--fix', 'mend.ts'], { cwd: folder })
    const mended = [body[0], "import { g } from '../g.ts'", "import { f } from './f.ts'", ...body.slice(1)].join('\n')
    expect(readFileSync(join(folder, 'mend.ts'), 'utf8')).toBe(`${mended}\n`)
  })
})
