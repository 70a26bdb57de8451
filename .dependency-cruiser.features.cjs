// Of two features of one workspace that share something, one stands on the other. Tests may bring the whole site, so
// they are left out here; .dependency-cruiser.cjs looks at them too.
const { options } = require('./.dependency-cruiser.cjs')

const held = [
  'storage',
  'event-log',
  'accounts',
  'process',
  'command-api',
  'projector',
  'query-api',
  'workers',
  'frontend',
  'demo',
]

const oneDirection = (workspace) => ({
  name: `features-of-${workspace}-in-one-direction`,
  comment: 'Of two features that need each other, what both need stands lower, or is a feature of its own.',
  severity: 'error',
  scope: 'folder',
  from: { path: `^${workspace}/src/` },
  to: { path: `^${workspace}/src/`, circular: true },
})

module.exports = {
  forbidden: held.map(oneDirection),
  options: {
    ...options,
    includeOnly: { path: `^(${held.join('|')})/src/` },
    exclude: { path: `${options.exclude.path}|/testing/|\\.(test|contract)\\.tsx?$` },
  },
}
