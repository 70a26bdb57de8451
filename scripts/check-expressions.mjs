// Finds regular expressions whose time grows faster than their text does: a stranger's text could hold up a process
// with one. Verdicts are remembered, so only what is new is judged.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { check } from 'recheck'
import { expressionsIn } from './steps/expressions.mjs'
import { inRoot, root } from './steps/root.mjs'
import { giveUp, say } from './steps/say.mjs'

const memory = inRoot('node_modules/.cache/expressions.json')
/** A fixed beginning makes the search find the same each time. */
const search = { timeout: 20_000, randomSeed: 1 }

const keyOf = ({ source, flags }) => `/${source}/${flags}`

function remembered() {
  try {
    return JSON.parse(readFileSync(memory, 'utf8'))
  } catch {
    return {}
  }
}

async function judge({ source, flags }) {
  const { status, complexity, attack, error } = await check(source, flags, search)
  if (status === 'safe') {
    return 'safe'
  }
  if (status === 'vulnerable') {
    return `is ${complexity.summary}, for instance on ${attack.pattern}`
  }
  return `could not be judged (${error.kind})`
}

const known = remembered()
const verdicts = {}
const faults = []
for (const found of expressionsIn(root)) {
  const where = `${relative(root, found.file)}:${found.line}`
  if (found.source === undefined) {
    faults.push(`${where} makes an expression of what only its run knows; write it out, or search without one.`)
    continue
  }
  const key = keyOf(found)
  verdicts[key] = known[key] ?? verdicts[key] ?? (await judge(found))
  if (verdicts[key] !== 'safe') {
    faults.push(`${where} ${key} ${verdicts[key]}`)
  }
}

mkdirSync(dirname(memory), { recursive: true })
writeFileSync(memory, JSON.stringify(verdicts))
if (faults.length === 0) {
  say(`${Object.keys(verdicts).length} regular expressions take time in proportion to their text.`)
} else {
  giveUp(faults.join('\n'))
}
