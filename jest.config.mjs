import { availableParallelism } from 'node:os'

// Jest on Node 20 cannot load ES modules with require, so swc compiles them to CommonJS, packages included.
// isModule 'unknown' leaves what is CommonJS already as it is.
const swc = (parser) => [
  '@swc/jest',
  {
    isModule: 'unknown',
    // Beside the code, not in it: each test file reads all that it loads anew.
    sourceMaps: true,
    jsc: {
      target: 'es2023',
      parser,
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
    },
    module: { type: 'commonjs' },
  },
]

const base = {
  // What one file has loaded, the next need not compile.
  runtime: '<rootDir>/scripts/jest/keep-compiled.cjs',
  transform: {
    '\\.[cm]?tsx?$': swc({ syntax: 'typescript', tsx: true }),
    '\\.[cm]?jsx?$': swc({ syntax: 'ecmascript', jsx: true }),
  },
  transformIgnorePatterns: [
    '\\.cjs$',
    '/node_modules/(typescript|@swc|@opentelemetry|swagger-ui-dist|playwright-core)/',
    // Large, and CommonJS as they come: each test file would read them twice, to find what was made of them before.
    '/node_modules/(express|ioredis|lucide-react|react-dom|undici)/',
  ],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/scripts/jest/no-style.cjs',
    '^@fontsource': '<rootDir>/scripts/jest/no-style.cjs',
    // As its neighbours name it; what stands in for it knows it by a longer way.
    '^\\.{1,2}/(?:threads/)?start-thread\\.ts$': '<rootDir>/scripts/jest/built-threads.cjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/[a-z-]+/(dist|\\.tsbuild)/'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/test-timeout.cjs'],
}

const onNode = {
  ...base,
  testEnvironment: '<rootDir>/scripts/jest/one-context.cjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
}

// Of two journeys one mostly waits for its page; a third worker uses the core that waiting leaves idle. Other tests wait for
// locks and leases to run out, too.
const journeysAtOnce = Math.max(3, Math.floor(availableParallelism() / 2))

const servers =
  'events,storage,event-log,accounts,process,command-api,projector,query-api,workers,demo,standalone,bench'

export default {
  projects: [
    {
      ...onNode,
      displayName: 'node',
      testMatch: [
        `<rootDir>/{${servers}}/src/**/*.test.ts`,
        '<rootDir>/frontend/{src,server,worker}/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.mjs',
        '<rootDir>/conventions.test.ts',
      ],
    },
    {
      ...base,
      displayName: 'dom',
      // jsdom alone lacks TextEncoder, fetch and Response, which the router needs.
      testEnvironment: '<rootDir>/scripts/jest/few-rules-dom.cjs',
      testEnvironmentOptions: { customExportConditions: ['source', ''] },
      testMatch: ['<rootDir>/frontend/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/test-timeout.cjs', '<rootDir>/frontend/jest.setup-dom.ts'],
    },
    {
      ...onNode,
      displayName: 'journeys',
      // By themselves, after all others: they share the machine with nothing but each other.
      runner: ['<rootDir>/scripts/jest/fewer-at-once.cjs', { most: journeysAtOnce }],
      testMatch: ['<rootDir>/standalone/journeys/*.journey.test.ts'],
      // It waits for as long as the site does for a process that says nothing: `npm run soak -- frozen`.
      testPathIgnorePatterns: ['/frozen\\.journey'],
      // A journey starts what `npm start` starts, so it needs the build; only a run that holds a journey pays for it.
      globalSetup: '<rootDir>/scripts/jest/before-journeys.mjs',
      globalTeardown: '<rootDir>/scripts/jest/after-journeys.mjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/journey-timeout.cjs'],
    },
  ],
  // Journeys go last.
  testSequencer: '<rootDir>/scripts/jest/journeys-last.cjs',
  maxWorkers: journeysAtOnce + 1,
  // Half a gigabyte is in use where nothing leaks; more than one means that files hold on to what they loaded.
  workerIdleMemoryLimit: '1GB',
  reporters: ['default', '<rootDir>/scripts/jest/last-lines-reporter.mjs'],
  // Off by default: `npm test -- --coverage` asks for it.
  collectCoverage: false,
  coverageProvider: 'v8',
  coverageDirectory: '<rootDir>/coverage',
  collectCoverageFrom: [
    `{${servers},frontend}/{src,server}/**/*.{ts,tsx}`,
    '!**/*.{test,contract}.{ts,tsx}',
    '!**/*.main.ts',
  ],
}
