/**
 * Flags of V8 for tests. Each file of them loads its modules anew; with more room for what is young, less of it is moved
 * about. What one file has compiled waits for the next that needs it. Most of what runs is over before code that was made
 * faster pays, so that comes later, where V8 can be told: Node 22 does not start with that flag (record 129).
 */
export const flagsForTests = (node = process.versions.node) => [
  '--max-semi-space-size=64',
  '--no-flush-bytecode',
  ...(node.startsWith('20.') ? ['--interrupt-budget=300000'] : []),
]
