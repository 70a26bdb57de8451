// Of two features of one workspace that share something, one stands on the other. Tests may bring the whole site, so
// they are left out here; .dependency-cruiser.cjs looks at them too.
const { options } = require('./.dependency-cruiser.cjs')

module.exports = {
  forbidden: [
    {
      name: 'features-in-one-direction',
      comment: 'Of two features that need each other, what both need stands lower, or is a feature of its own.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^([^/]+)/src/' },
      to: { path: '^$1/src/', circular: true },
    },
  ],
  options: {
    ...options,
    includeOnly: { path: '^[^/]+/src/' },
    exclude: { path: `${options.exclude.path}|/testing/|\\.(test|contract)\\.tsx?$` },
  },
}
