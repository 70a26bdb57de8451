import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { conditions, plainIcons, plainRouter, plainStyles } from './vite.shared.ts'

const root = join(import.meta.dirname, '..')
/** Every workspace with code that a program runs. */
const workspaces =
  /[\\/](?:events|storage|event-log|accounts|process|command-api|projector|query-api|workers|demo|standalone)[\\/]src[\\/]/

const programs = {
  main: 'standalone/src/main.ts',
  demo: 'standalone/src/demo.main.ts',
  'command-api': 'command-api/src/main.ts',
  'query-api': 'query-api/src/main.ts',
  projector: 'projector/src/main.ts',
  relay: 'projector/src/relay.main.ts',
  ops: 'projector/src/ops.main.ts',
  workers: 'workers/src/main.ts',
  frontend: 'frontend/server/main.ts',
}

/** A thread is started by the name of its file, which is then beside whoever starts it. */
const threads = ['storage/src', 'event-log/src', 'command-api/src', 'projector/src', 'frontend/server']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, String(file))))
  .filter((file) => file.endsWith('.thread.ts') && !file.includes('testing'))

const entries = new Map<string, string>([
  ...Object.entries(programs),
  ...threads.map((file) => [basename(file, '.ts'), file] as const),
])

/** What stays in node_modules: native code, what reads files of its own, and what a setting or its first work loads. */
const apart = [
  ...['better-sqlite3', 'sharp', '@node-rs/argon2'],
  ...['swagger-ui-express', '@bull-board/api', '@bull-board/express', 'vite'],
  ...['mongodb', 'kafkajs', '@eventstore/db-client', 'bullmq', 'ioredis'],
  ...['undici', '@zxcvbn-ts/core', '@zxcvbn-ts/language-common', '@zxcvbn-ts/language-en'],
  ...['@simplewebauthn/server', 'nodemailer'],
]

/**
 * Builds all programs and threads of the site into standalone/dist, each with the least that it needs, in few files: to
 * find and read thousands takes longer than to run them.
 */
export default defineConfig({
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    plainIcons('server/icon-as-text.ts'),
    plainStyles(),
    plainRouter(),
    drawnOnce(),
    programsApart(),
    stylesOnce(),
  ],
  // Each workspace has its own copy of this one, all of one version.
  resolve: { conditions, dedupe: ['lru-cache'] },
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  ssr: {
    // What packages offer to whoever can take modules can be taken in parts.
    resolve: { conditions: [...conditions, 'module-sync', 'node'], externalConditions: ['node'] },
    noExternal: true,
    external: apart,
  },
  build: {
    ssr: true,
    outDir: '../standalone/dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries([...entries].map(([name, file]) => [name, join(root, file)])),
      // Ours do nothing when they are loaded, programs and threads aside; so nobody brings along what it does not name.
      treeshake: { moduleSideEffects: (id) => !workspaces.test(id) || /(?:\bmain|\.thread)\.ts$/.test(id) },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        sourcemapExcludeSources: true,
        comments: false,
      },
    },
  },
})

/** What each element of a styled component is given or does anew, though nothing but the component makes it: what it is, and what it becomes. */
const eachTime = 'serializeStyles(styles.concat(classInterpolations), cache.registered, mergedProps)'
const note = `/*#__PURE__*/React.createElement(Insertion, {
        cache: cache,
        serialized: serialized,
        isStringTag: typeof FinalTag === 'string'
      })`
const oncePlain = [
  ['if (props.theme == null)', 'if (props.theme == null && styles.plain === undefined)'],
  [
    eachTime,
    `(classInterpolations.length > 0
  ? ${eachTime}
  : styles.plain ?? (styles.some((part) => typeof part === 'function') ? ${eachTime} : (styles.plain = ${eachTime})))`,
  ],
  // Something stands in its place all the same, by which React numbers what comes after it.
  [note, `(cache.registered[cache.key + '-' + serialized.name] === undefined ? ${note} : null)`],
] as const

/** On the server, where pages are drawn all day, the styles of a component are put together, named and noted once. */
function stylesOnce(): Plugin {
  return {
    name: 'styles-once',
    transform: {
      filter: { id: /[\\/]@emotion[\\/]styled[\\/]base[\\/]/ },
      handler(code) {
        return {
          code: oncePlain.reduce((text, [before, after]) => {
            if (!text.includes(before)) {
              this.error(`Another version of @emotion/styled does this in another way: ${before}`)
            }
            return text.replace(before, () => after)
          }, code),
          map: null,
        }
      },
    },
  }
}

/** By which components read the store: the libraries remember what a page that is drawn once never asks for again. */
const ofStores = new Map([
  ['react-redux', join(import.meta.dirname, 'server/drawn-redux.ts')],
  ['reselect', join(import.meta.dirname, 'server/drawn-selectors.ts')],
])

function drawnOnce(): Plugin {
  return {
    name: 'drawn-once',
    enforce: 'pre',
    resolveId(source, importer) {
      const own = ofStores.get(source)
      // Ours have the library itself beneath them.
      return own === importer ? null : own
    },
  }
}

/** Ends a build where something loads a program or a thread for what they share: to load it is to start it. */
function programsApart(): Plugin {
  return {
    name: 'programs-apart',
    generateBundle(_options, bundle) {
      for (const piece of Object.values(bundle)) {
        const started =
          piece.type === 'chunk' ? piece.imports.find((name) => entries.has(basename(name, '.js'))) : undefined
        if (started !== undefined) {
          this.error(`${piece.fileName} loads ${started}, which starts something.`)
        }
      }
    },
  }
}
