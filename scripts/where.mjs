// npm run where -- <feature>: the files of one feature, in the order in which data flows through them.
import { basename, relative, sep } from 'node:path'
import { inRoot, root, workspaces } from './steps/root.mjs'
import { giveUp } from './steps/say.mjs'
import { filesUnder } from './steps/stamp.mjs'

/** The words that say where in its workspace's part of the flow a file stands; what is not named comes first. */
const roles = [
  'vocabulary',
  'api',
  'routes',
  'pages',
  'access',
  'state',
  'stream',
  'rule',
  'events',
  'policy',
  'projection',
  'read-models',
  'hydrator',
  'query',
  'view',
  'reaction',
  'job',
  'endpoints',
  'slice',
]

const parts = (file) => relative(root, file).split(sep)
const isTest = (file) => /\.(test|contract)\.tsx?$/.test(file)

function roleOf(file) {
  if (file.endsWith('.tsx')) {
    // What is seen comes after everything it is made of.
    return roles.length + 1
  }
  const word = /\.([a-z-]+)\.tsx?$/.exec(basename(file))?.[1]
  const known = roles.indexOf(word ?? 'rule')
  return known === -1 ? roles.length : known
}

/** `votes`, `vote` and `cast-vote.ts` are one feature. */
function isOf(feature) {
  const word = feature.toLowerCase().replace(/s$/, '')
  const inName = new RegExp(`(^|[.-])${word}(s|[.-]|$)`)
  return (file) => {
    const [, ...inside] = parts(file)
    const name = basename(file)
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .toLowerCase()
    return inside.some((part) => part === word || part === `${word}s`) || inName.test(name)
  }
}

const [feature] = process.argv.slice(2)
const all = workspaces.flatMap((name) => filesUnder(inRoot(name))).filter((file) => /\.tsx?$/.test(file))

function show(files) {
  for (const workspace of workspaces) {
    const mine = files
      .filter((file) => parts(file)[0] === workspace)
      .toSorted((a, b) => roleOf(a) - roleOf(b) || a.localeCompare(b))
    if (mine.length > 0) {
      process.stdout.write(`${workspace}\n${mine.map((file) => `  ${relative(root, file)}\n`).join('')}`)
    }
  }
}

const features = () =>
  [
    ...new Set(
      all
        .map((file) => parts(file))
        .filter((path) => path[1] === 'src' && path.length > 3)
        .map((path) => path[2]),
    ),
  ]
    .filter((name) => !['platform', 'testing', 'app', 'screens', 'features', 'ui', 'lib'].includes(name))
    .toSorted()
    .join(' ')

if (feature === undefined || !/^[a-zA-Z-]+$/.test(feature)) {
  giveUp(`Usage: npm run where -- <feature>\nFeatures: ${features()}`)
} else {
  const found = all.filter(isOf(feature)).filter((file) => !isTest(file))
  if (found.length === 0) {
    giveUp(`No file carries the word "${feature}". Features: ${features()}`)
  } else {
    show(found)
  }
}
