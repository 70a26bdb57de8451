import { beforeFirst } from '@deals/events'
import { copyLog, logTag, openMemoryLog, type EventLog } from '@deals/event-log'
import { createCommands } from '../commands.ts'
import { createCallers } from '../sessions/find-caller.ts'
import { aLivePost, noon, smallSite } from '../testing/small-site.ts'
import { invocationOf } from './invocation.ts'

const originsIn = async (log: EventLog) =>
  (await log.readAll({ after: beforeFirst, limit: 100 })).events.map(({ meta: { knownAs, knownIn } }) =>
    knownIn === undefined ? (knownAs === undefined ? 'its own' : 'copied') : knownIn,
  )

it('what is written to a log that holds a copy names the log, and elsewhere nothing does', async () => {
  const [own, copied] = [openMemoryLog({ now: () => noon }), openMemoryLog({ now: () => noon })]
  const site = smallSite({ log: own })
  const [ann] = [await site.join('ann'), await site.join('bob')]
  const postId = await aLivePost(site, ann)
  const written = await originsIn(own)
  expect(new Set(written)).toEqual(new Set(['its own']))
  await copyLog({ from: own, to: copied, clock: { now: () => noon }, signal: new AbortController().signal })
  const moved = smallSite({ log: copied })
  const context = { ...site.context, log: copied, copyTag: moved.context.copyTag }
  const caller = await createCallers(context).callerOf('bob')
  if (caller === null) {
    throw new Error('bob is no member')
  }
  await createCommands(context).castVote({ caller, by: invocationOf(caller), postId, value: 1 })
  expect(await originsIn(copied)).toEqual([...written.map(() => 'copied'), logTag(await copied.identity())])
  site.close()
  moved.close()
})
