import { execFileSync } from 'node:child_process'
import { startUnhurried } from './start-unhurried.ts'

afterEach(() => jest.useRealTimers())

/** What this Node says of a flag of V8: its name and what it is without being set. */
function usualBudget(): string | undefined {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  return /default: (--interrupt-budget=\d+)/.exec(options)?.[1]
}

it('compiles later while a process starts, and after that as V8 does by itself', () => {
  jest.useFakeTimers()
  const flags: string[] = []
  startUnhurried((flag) => flags.push(flag))
  expect(flags).toEqual(['--interrupt-budget=600000'])
  jest.advanceTimersByTime(2_999)
  expect(flags).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(flags.slice(1)).toEqual([usualBudget()])
})
