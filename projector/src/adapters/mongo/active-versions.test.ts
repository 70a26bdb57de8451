import { Unavailable } from '@deals/storage'
import { activeVersions } from './active-versions.ts'
import type { Control } from './mongo-control.ts'

it('readings that follow each other while nobody answers all fail for those who asked, and for nobody else', async () => {
  const fail: ((reason: Error) => void)[] = []
  const run = () => new Promise((_resolve, reject) => fail.push(reject))
  const time = { now: 0 }
  const active = activeVersions({ connection: { run } } as unknown as Control, () => time.now)
  const first = active.position('posts')
  time.now += 2_000
  const second = active.position('posts')
  const outcomes = Promise.allSettled([first, second])
  for (const end of fail) {
    end(new Unavailable('MongoDB does not answer'))
    // A rejection that nobody waits for ends a process; here it ends the test.
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
