import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startScript } from '@deals/storage/testing'

const script = fileURLToPath(new URL('./testing/stopped-when-ready.ts', import.meta.url))

it('ends in order when it is told to in the moment in which it says that it is ready', async () => {
  const { child, lines } = startScript(script, [])
  expect(await once(child, 'close')).toEqual([0, null])
  expect(lines).toEqual(['ready', 'closed'])
})
