// Import directions, one rule per zone; conventions.test.ts checks the same table and says it in a sentence.
// Which feature of a server stands on which is looked at without its tests: .dependency-cruiser.features.cjs.
const servers = '^(command-api|projector|query-api|workers)/src/'
const tests = '\\.(test|contract)\\.tsx?$|/testing/|/journeys/'
const forbid = (name, comment, [from, to]) => ({ name, comment, severity: 'error', from, to })
/** What every server stands on. */
const beneath = ['events', 'storage', 'event-log', 'accounts', 'process']
/** A workspace may reach the named others and nothing else of ours; conventions.test.ts says what its tests may reach. */
const zone = (name, allowed, comment) => {
  const others =
    'events|storage|event-log|accounts|process|command-api|projector|query-api|workers|frontend|demo|standalone|bench'
  const open = [name, ...allowed].join('|')
  return forbid(`${name}-zone`, comment, [
    { path: `^${name}/`, pathNot: tests },
    { path: `^(?!(${open})/)(${others})/` },
  ])
}

module.exports = {
  forbidden: [
    forbid('no-circular', 'Two files that need each other are one file, or hide a third.', [{}, { circular: true }]),
    {
      ...forbid('features-of-words-in-one-direction', 'Of two features that share words, one stands on the other.', [
        { path: '^events/src/(?!testing)' },
        { path: '^events/src/(?!testing)', circular: true },
      ]),
      scope: 'folder',
    },
    forbid('not-resolvable', 'A door that does not exist breaks at the start.', [{}, { couldNotResolve: true }]),

    zone('events', [], 'Words everyone shares depend on nobody.'),
    zone('storage', ['events'], 'How something is held does not know what is held.'),
    zone('event-log', ['events', 'storage'], 'The log knows no accounts and no process.'),
    zone('accounts', ['events', 'storage', 'event-log'], 'Accounts are no process.'),
    zone('process', ['events', 'storage', 'event-log', 'accounts'], 'What processes share knows none of them.'),
    zone(
      'command-api',
      beneath,
      'Decisions come from the log. What many streams say together is asked for by the questions of asked-questions.ts; no document is read.',
    ),
    zone('projector', beneath, 'Documents are made of events alone.'),
    zone('query-api', [...beneath, 'projector'], 'Answers come from what a projection wrote.'),
    zone('workers', beneath, 'Workers decide nothing: they send commands by the HTTP contract.'),
    zone(
      'frontend',
      ['events', 'accounts', 'process', 'storage'],
      'The browser knows the two APIs by their contracts only.',
    ),
    zone('demo', [...beneath, 'command-api', 'workers'], 'Demonstration data are told as commands.'),
    zone(
      'standalone',
      [...beneath, 'command-api', 'projector', 'query-api', 'workers', 'frontend', 'demo'],
      'Nobody needs bench.',
    ),

    forbid('read-models-door', 'The query side knows the documents, not how they are made.', [
      { path: '^query-api/', pathNot: tests },
      { path: '^projector/', pathNot: '^projector/src/read-models\\.ts$' },
    ]),
    forbid('answers-without-the-log', 'A query that reads the log would answer what no projection wrote.', [
      { path: '^query-api/src/', pathNot: tests },
      { path: '^event-log/' },
    ]),
    forbid(
      'browser-stays-in-the-browser',
      'The browser gets the shared words and never the log, accounts, testing tools or the page server.',
      [
        { path: '^frontend/src/', pathNot: tests },
        { path: '^(storage|event-log|accounts|process)/|^events/src/testing/|^frontend/server/' },
      ],
    ),
    forbid('no-node-in-the-browser', 'Node is not there.', [
      { path: '^frontend/src/', pathNot: tests },
      { dependencyTypes: ['core'] },
    ]),
    forbid('testing-for-tests', 'Builders and test words are no part of the product.', [
      { pathNot: tests },
      { path: '^(events|storage|event-log|accounts|process)/src/testing/|\\.(test|contract)\\.tsx?$' },
    ]),

    forbid(
      'sibling-features',
      'A feature uses a sibling by a file whose role is for others: its state or stream, who may reach it, its documents, batch loaders, look-ups and views.',
      [
        { path: `${servers}([^/]+)/`, pathNot: `${tests}|${servers}(platform|adapters)/` },
        {
          path: '^$1/src/[^/]+/',
          pathNot: ['^$1/src/($2|platform)/', '\\.(state|stream|access|read-models|hydrator|lookup|view)\\.ts$'],
        },
      ],
    ),
    forbid('platform-knows-no-feature', 'The shape that every feature repeats cannot depend on one of them.', [
      { path: '^(events|command-api|projector|query-api|workers)/src/platform/', pathNot: tests },
      { path: '^$1/src/', pathNot: '^$1/src/(platform/|config\\.ts)' },
    ]),
    forbid('context-beneath-features', 'Every command needs its context, so the context needs none of them.', [
      { path: '^command-api/src/(platform/|images/|context\\.ts$)', pathNot: tests },
      { path: '^command-api/src/', pathNot: '^command-api/src/(platform/|images/|config\\.ts|context\\.ts)' },
    ]),
    forbid(
      'routes-are-mounted-by-app',
      'app.ts is the list of all calls; a route reached from elsewhere would be missing in it.',
      [{ path: servers, pathNot: `${tests}|${servers}app\\.ts$` }, { path: '\\.(routes|pages)\\.ts$' }],
    ),

    forbid('features-apart', 'Screens put features together; a feature that imports another cannot be read alone.', [
      { path: '^frontend/src/features/([^/]+)/', pathNot: tests },
      { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    ]),
    forbid('features-below-screens', 'A feature knows nothing of the screens that show it.', [
      { path: '^frontend/src/features/', pathNot: tests },
      { path: '^frontend/src/(app|screens)/' },
    ]),
    forbid('screens-below-app', 'A screen knows nothing of what opens it; its links are built by lib/routes.ts.', [
      { path: '^frontend/src/screens/', pathNot: tests },
      { path: '^frontend/src/app/' },
    ]),
    forbid('ui-and-lib-at-the-bottom', 'Pieces without features and data can be used, tested and themed anywhere.', [
      { path: '^frontend/src/(ui|lib)/', pathNot: tests },
      { path: '^frontend/src/(app|screens|features)/' },
    ]),
    forbid('link-builders-alone', 'Everyone may import routes.ts because it imports nobody.', [
      { path: '^frontend/src/lib/routes\\.ts$' },
      { path: '^frontend/' },
    ]),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.tsbuild|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
    },
  },
}
