import { spawnSync } from 'node:child_process'
import { inRoot } from './steps/root.mjs'

it('the benchmarks load, and one that is not there is told by its name', () => {
  const { status, stderr } = spawnSync(process.execPath, [inRoot('scripts/bench.mjs'), 'speed'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    2,
    expect.stringContaining('There is no benchmark speed; there are append, replay,'),
  ])
})
