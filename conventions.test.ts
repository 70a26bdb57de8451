import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { preProcessFile } from 'typescript'

// Rules that only stand in a guide drift; these run. The lint and dependency-cruiser look at the same
// directions file by file; here they are one table that a newcomer can read.

const root = import.meta.dirname

/** What every server stands on. */
const beneath = [
  ...['@deals/events', '@deals/events/platform', '@deals/storage', '@deals/storage/threads', '@deals/accounts'],
  ...['@deals/process', '@deals/process/base', '@deals/process/http'],
]
const testing = [
  ...['@deals/events/testing', '@deals/storage/testing', '@deals/event-log/testing', '@deals/accounts/testing'],
  '@deals/process/testing',
]

/** Which doors of other workspaces the sources of a workspace may use, and which its tests may use besides. */
const doors: Record<string, { code: readonly string[]; tests: readonly string[] }> = {
  events: { code: [], tests: [] },
  storage: { code: ['@deals/events/platform'], tests: [] },
  'event-log': {
    code: ['@deals/events', '@deals/events/platform', '@deals/storage', '@deals/storage/threads'],
    tests: ['@deals/events/testing', '@deals/storage/testing', '@deals/accounts/testing'],
  },
  accounts: {
    code: ['@deals/events', '@deals/events/platform', '@deals/storage', '@deals/storage/mongo', '@deals/event-log'],
    tests: ['@deals/events/testing', '@deals/storage/testing'],
  },
  process: {
    code: [
      ...['@deals/events', '@deals/events/platform', '@deals/storage', '@deals/accounts'],
      ...['@deals/event-log', '@deals/event-log/kafka'],
    ],
    tests: ['@deals/storage/testing', '@deals/event-log/testing'],
  },
  'command-api': {
    code: [...beneath, '@deals/event-log', '@deals/process/language-model', '@deals/process/limits'],
    tests: ['@deals/events/testing', '@deals/process/testing'],
  },
  projector: {
    code: [...beneath, '@deals/storage/mongo', '@deals/event-log', '@deals/event-log/kafka'],
    tests: testing,
  },
  'query-api': {
    code: [...beneath, '@deals/process/redis', '@deals/process/limits', '@deals/projector/read-models'],
    tests: [...testing, '@deals/event-log', '@deals/projector/app'],
  },
  workers: {
    code: [
      ...[...beneath, '@deals/event-log', '@deals/event-log/kafka'],
      ...['@deals/process/language-model', '@deals/process/redis'],
    ],
    tests: testing,
  },
  frontend: {
    code: ['@deals/events', '@deals/accounts', '@deals/process', '@deals/storage/threads'],
    tests: ['@deals/events/testing', '@deals/storage/testing'],
  },
  demo: {
    code: [...beneath, '@deals/process/limits', '@deals/command-api/app', '@deals/workers/app'],
    tests: [],
  },
  standalone: {
    code: [
      ...[...beneath, '@deals/event-log', '@deals/event-log/kafka', '@deals/process/limits'],
      ...[
        '@deals/process/language-model',
        '@deals/command-api/app',
        '@deals/projector/app',
        '@deals/projector/read-models',
        '@deals/query-api/app',
      ],
      ...['@deals/workers/app', '@deals/frontend/server', '@deals/demo', '@deals/demo/logins'],
    ],
    tests: testing,
  },
}

/** Inside a server, a feature meets its siblings only through files of these roles. */
const siblingRoles = /\.(state|stream|access|read-models|hydrator|lookup|view)\.ts$/
const servers = ['command-api', 'projector', 'query-api', 'workers']
/** Folders that are no feature: the shape all features share, and the adapters of the read-model port. */
const noFeature = ['platform', 'testing', 'adapters']

/** The words of features: the same thing has the same word in every workspace. */
const featureWords = [
  ...['posts', 'votes', 'comments', 'bookmarks', 'reports', 'moderation', 'appeals', 'deal-scores', 'notifications'],
  ...['deal-alerts', 'preferences', 'recommendations', 'visits', 'threads', 'announcements', 'featured', 'sessions'],
  ...['users', 'stores', 'products', 'categories', 'availability', 'coupons', 'transparency', 'images', 'drafts'],
  ...['inquiries', 'history', 'search', 'feeds', 'webhooks', 'live', 'staff', 'operations', 'review', 'rehearsals'],
  ...['front-pages', 'expiry', 'newsletter', 'site-pages', 'submit', 'post-actions', 'language-models', 'vote-roots'],
  ...['personal-data'],
]
/** Folders of a server that are no feature: its shape, its adapters, and what tests share. */
const shared = ['platform', 'testing', 'adapters', 'relay', 'kafka']

interface SourceFile {
  readonly path: string
  readonly workspace: string
  readonly imports: readonly string[]
  readonly isTest: boolean
}

function sourcesOf(workspace: string): SourceFile[] {
  return readdirSync(join(root, workspace), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/\/(node_modules|dist|\.tsbuild)\//.test(path))
    .map((path) => ({
      path,
      workspace,
      imports: preProcessFile(readFileSync(join(root, path), 'utf8')).importedFiles.map(({ fileName }) => fileName),
      isTest: /\.(test|contract)\.tsx?$|\/(testing|journeys)\//.test(path),
    }))
}

const sources = Object.keys(doors).flatMap(sourcesOf)

/** The code in which something stands. */
const holding = (said: RegExp): string[] =>
  sources
    .filter(({ path, isTest }) => !isTest && said.test(readFileSync(join(root, path), 'utf8')))
    .map(({ path }) => path)

/** Every import that a rule refuses, as a sentence that names the file. */
function refused(files: readonly SourceFile[], isRefused: (file: SourceFile, target: string) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports.filter((target) => isRefused(file, target)).map((target) => `${file.path} imports ${target}`),
  )
}

/** The path inside the project that a relative import leads to. */
const targetOf = (file: SourceFile, target: string): string => join(file.path, '..', target).split(sep).join('/')

describe('a workspace', () => {
  it.each(Object.entries(doors))('%s uses only the doors that are open to it', (workspace, { code, tests }) => {
    const mine = sources.filter((file) => file.workspace === workspace)
    const isOpen = (file: SourceFile, target: string) =>
      code.includes(target) || (file.isTest && tests.includes(target))
    expect(refused(mine, (file, target) => target.startsWith('@deals/') && !isOpen(file, target))).toEqual([])
  })

  it('is never entered past its doors', () => {
    const leaves = (file: SourceFile, target: string) =>
      target.startsWith('.') && !targetOf(file, target).startsWith(`${file.workspace}/`)
    expect(refused(sources, leaves)).toEqual([])
  })

  it('keeps Node out of the browser', () => {
    const browser = sources.filter(({ path, isTest }) => path.startsWith('frontend/src/') && !isTest)
    expect(refused(browser, (_file, target) => target.startsWith('node:'))).toEqual([])
  })
})

describe('a feature', () => {
  it('meets its siblings of the same server only by files whose role says that they are for others', () => {
    const inFeature = sources.filter(({ path, workspace, isTest }) => {
      const [, src, feature = '', ...rest] = path.split('/')
      return servers.includes(workspace) && src === 'src' && rest.length > 0 && !noFeature.includes(feature) && !isTest
    })
    const meets = (file: SourceFile, target: string) => {
      const [, , mine] = file.path.split('/')
      const [, , theirs = '', ...rest] = targetOf(file, target).split('/')
      const isSibling = target.startsWith('.') && rest.length > 0 && theirs !== mine && theirs !== 'platform'
      return isSibling && !siblingRoles.test(target)
    }
    expect(refused(inFeature, meets)).toEqual([])
  })

  it('of the browser never imports another feature', () => {
    const featureOf = (path: string) => /^frontend\/src\/features\/([^/]+)\//.exec(path)?.[1]
    const inFeature = sources.filter(({ path, isTest }) => featureOf(path) !== undefined && !isTest)
    const meets = (file: SourceFile, target: string) => {
      const theirs = target.startsWith('.') ? featureOf(targetOf(file, target)) : undefined
      return theirs !== undefined && theirs !== featureOf(file.path)
    }
    expect(refused(inFeature, meets)).toEqual([])
  })
})

describe('a feature word', () => {
  it('names every folder that holds a feature', () => {
    const folders = sources.flatMap(({ path, workspace }) => {
      const [, src, folder = '', ...rest] = path.split('/')
      const isServer = src === 'src' && rest.length > 0 && [...servers, 'events'].includes(workspace)
      const ofBrowser = /^frontend\/src\/features\/([^/]+)\//.exec(path)?.[1]
      return isServer ? [folder] : ofBrowser === undefined ? [] : [ofBrowser]
    })
    const unknown = [...new Set(folders)].filter((folder) => ![...featureWords, ...shared].includes(folder))
    expect(unknown).toEqual([])
  })
})

/** Files that are reached from a file, itself included. */
function reachedFrom(path: string, known = new Set<string>()): Set<string> {
  const file = sources.find((source) => source.path === path)
  if (file !== undefined && !known.has(path)) {
    known.add(path)
    file.imports
      .filter((target) => target.startsWith('.'))
      .forEach((target) => reachedFrom(targetOf(file, target), known))
  }
  return known
}

describe('a rule of command-api', () => {
  it('is reached from the list of all commands', () => {
    const reached = reachedFrom('command-api/src/app.ts')
    const isRule = /^command-api\/src\/(?!platform\/|testing\/)[^/]+\/[a-z]+(-[a-z]+)+\.ts$/
    const rules = sources.map(({ path }) => path).filter((path) => isRule.test(path))
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.filter((path) => !reached.has(path))).toEqual([])
  })
})

describe.each(['command-api', 'query-api'])('a call of %s', (workspace) => {
  const app = `${workspace}/src/app.ts`
  const mine = sources.filter(({ path, isTest }) => path.startsWith(`${workspace}/src/`) && !isTest)

  it('leads to every command or query that is written', () => {
    const reached = reachedFrom(app)
    const written = mine.map(({ path }) => path).filter((path) => /\.(commands|query|routes)\.ts$/.test(path))
    expect(written.length).toBeGreaterThan(10)
    expect(written.filter((path) => !reached.has(path))).toEqual([])
  })
})

describe('a page', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...markdownUnder('docs')]

  it.each(pages)('%s links to what is there', (page) => {
    // Code is no prose: what looks like a link in it is none.
    const text = readFileSync(join(root, page), 'utf8').replace(/```[^]*?```|`[^`\n]*`/g, '')
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
    const ours = links.filter((target) => !/^[a-z]+:/.test(target))
    expect(ours.filter((target) => !leadsSomewhere(page, target))).toEqual([])
  })
})

function leadsSomewhere(page: string, target: string): boolean {
  const [file = '', anchor] = target.split('#')
  const path = file === '' ? join(root, page) : join(root, dirname(page), file)
  return existsSync(path) && (anchor === undefined || anchorsOf(readFileSync(path, 'utf8')).includes(anchor))
}

/** The anchors of a page's headings: lower case, without punctuation, with hyphens for spaces. */
function anchorsOf(text: string): string[] {
  return [...text.replace(/```[^]*?```/g, '').matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) =>
    heading
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function markdownUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** What a file with a role holds, so that no other kind of file borrows its name. */
const roles: readonly (readonly [role: string, folder: string, holds: RegExp])[] = [
  ['state', 'command-api/src', /export const \w+Fold\b/],
  ['stream', 'command-api/src', /\b(loadState|knownState|decideAndAppend)\(/],
  ['access', '', /\bcanRead\(/],
  ['hydrator', 'query-api/src', /\.many\(|WhileUnchanged\(|\$in\b|readonly \w+\[\]|Iterable</],
  ['lookup', 'query-api/src', /export (async )?(function|const) /],
  ['read-models', 'projector/src', /: CollectionSchema<\w+> = /],
  ['projection', 'projector/src', /= foldPerEvent</],
  ['query', 'query-api/src', /\bdefineQuery\b/],
]

describe('a role', () => {
  it.each(roles)('%s stands in %s for what it says', (role, folder, holds) => {
    const named = sources.filter(({ path, isTest }) => path.endsWith(`.${role}.ts`) && !isTest)
    expect(named.length).toBeGreaterThan(0)
    expect(named.map(({ path }) => path).filter((path) => !path.startsWith(folder))).toEqual([])
    expect(named.map(({ path }) => path).filter((path) => !holds.test(readFileSync(join(root, path), 'utf8')))).toEqual(
      [],
    )
  })
})

describe('a role of a member', () => {
  const asks =
    /\b(isModeratorUp|isStaffUp|isSuperUserUp)\b|\bisOwner\(|\.(isOwner|isSuperUser|isModerator|isStaff)\b|\broles\.(includes|some|length)\b/
  /** What says which roles there are, and what gives them. */
  const isPolicy = (path: string) =>
    /\.policy\.ts$|\/(platform\/(roles|who-may|trust)|users\/change-roles)\.ts$/.test(path)
  const askers = holding(asks)

  it('is asked for by policies alone, which say what it is needed for', () => {
    expect(askers.filter((path) => !isPolicy(path))).toEqual([])
  })

  it('stands beside another one nowhere else: a list of roles is what a policy means by them', () => {
    const role = "'(owner|superUser|moderator|staff)'"
    expect(holding(new RegExp(`${role},\\s*${role}`)).filter((path) => !isPolicy(path))).toEqual([])
  })

  it('is needed for something in every feature that has a policy', () => {
    const policies = sources.map(({ path }) => path).filter((path) => path.endsWith('.policy.ts'))
    expect(policies.length).toBeGreaterThan(5)
    expect(policies.filter((path) => !askers.includes(path))).toEqual([])
  })
})

describe('the trust in a member', () => {
  it('is weighed by policies alone, which say what it is needed for', () => {
    const weighing = holding(/\btrustLevel(Of\(.*\))? (===|!==|[<>]=?) \d/)
    expect(weighing.filter((path) => !/\.policy\.ts$|\/platform\/trust\.ts$/.test(path))).toEqual([])
  })
})

describe('a path of a page', () => {
  const table = 'events/src/site-pages/page-paths.ts'
  /** What the service worker brings stays small: it has no table of pages, but the two paths that it needs. */
  const without = ['frontend/worker/notices.ts', 'frontend/src/lib/kept-pages.ts']
  const paths = [...readFileSync(join(root, table), 'utf8').matchAll(/(?:page\(|: )'(\/[^']+)'/g)]
  const begins = paths.map(([, path = '']) => path.replace(/\/:.*$/, ''))
  const typed = new RegExp(`['"\`}](?:${begins.join('|')})(?=['"\`/?#$])`)

  it('is typed in the table of paths alone, and everybody else takes it from there', () => {
    expect(begins.length).toBeGreaterThan(50)
    const others = sources.filter(({ path, workspace, isTest }) => !isTest && workspace !== 'demo' && path !== table)
    const typing = others.filter(({ path }) => typed.test(readFileSync(join(root, path), 'utf8')))
    expect(typing.map(({ path }) => path).filter((path) => !without.includes(path))).toEqual([])
  })
})

describe('a statement', () => {
  it('hides the number of its rows from those who plan it: see limits.ts', () => {
    const told = holding(/\blimit [?@:]\w*(?:[`'")]| offset)/)
    expect(told.filter((path) => !path.endsWith('/limits.ts'))).toEqual([])
  })
})

describe('a call', () => {
  it('that may fail is not made for its failure alone: builds leave it out where nobody uses its result', () => {
    const known = /^\s*(?:(?:de|en)codeURI(?:Component)?|BigInt|new (?:URL|RegExp|Intl\.\w+))\(.*\)$/m
    expect(holding(known)).toEqual([])
  })
})

describe('a file', () => {
  it('is named in kebab case with its role, or in Pascal case when it is one component', () => {
    const isWellNamed = (name: string) =>
      /^[a-z0-9]+([.-][a-z0-9]+)*\.tsx?$/.test(name) || /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/.test(name)
    expect(sources.map(({ path }) => path).filter((path) => !isWellNamed(basename(path)))).toEqual([])
  })

  const tested = ['events', 'storage', 'event-log', 'accounts', 'process']
  const everyDoor = [...tested, 'demo']

  it('named index is the door of a workspace and nothing else', () => {
    const doorsOf = {
      '': everyDoor,
      'platform/': ['events'],
      'mongo/': ['storage'],
      'kafka/': ['event-log'],
      'labelled/': ['demo'],
    }
    const inFolders = {
      'base/': ['process'],
      'http/': ['process'],
      'language-model/': ['process'],
      'limits/': ['process'],
      'redis/': ['process'],
      'testing/': tested,
      'threads/': ['storage'],
    }
    const allowed = Object.entries({ ...doorsOf, ...inFolders }).flatMap(([folder, workspaces]) =>
      workspaces.map((workspace) => `${workspace}/src/${folder}index.ts`),
    )
    const indexes = sources.map(({ path }) => path).filter((path) => /\/index\.tsx?$/.test(path))
    expect(indexes.filter((path) => !allowed.includes(path))).toEqual([])
  })
})
