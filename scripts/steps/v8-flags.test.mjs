import { spawnSync } from 'node:child_process'
import { flagsForTests } from './v8-flags.mjs'

it('are known to the Node that runs the tests', () => {
  const { status, stderr } = spawnSync(process.execPath, [...flagsForTests(), '-e', '0'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

it.each([
  ['20.19.0', true],
  ['22.12.0', false],
  ['24.0.0', false],
])('tell Node %s when to make code faster: %s', (node, isKnown) => {
  expect(flagsForTests(node).some((flag) => flag.startsWith('--interrupt-budget='))).toBe(isKnown)
})
