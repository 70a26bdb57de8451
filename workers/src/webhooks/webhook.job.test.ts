import { positionFrom, type ChangeView, type SystemCommands } from '@deals/events'
import { verdictOn, type TryLater, type JobRequest } from '../platform/job-queue.ts'
import type { WorkContext } from '../platform/work.ts'
import { pausesOfWebhooks, triesOfWebhooks, webhookJob } from './webhook.job.ts'

type Outcome = Awaited<ReturnType<SystemCommands['sendWebhook']>>

const first: JobRequest = {
  queue: 'webhook',
  id: 'webhook-a1-6f1c-2',
  payload: { userId: 'ann', webhookId: 'a1', search: '', postId: 7, position: 5, attempt: 1 },
}

/** What is asked for when a job comes, and what is put in for later. */
function rig(outcome: Outcome, change: object | null = { id: '7-5' }) {
  const [sent, later, asked]: [object[], JobRequest[], object[]] = [[], [], []]
  const context = {
    queries: {
      changeAt: async (question: object) => {
        asked.push(question)
        return change === null ? null : { change: change as ChangeView, keys: [] }
      },
    },
    commands: {
      sendWebhook: async (request: object) => {
        sent.push(request)
        return outcome
      },
    },
    queue: {
      enqueue: async (requests: readonly JobRequest[]) => {
        later.push(...requests)
        return requests.length
      },
    },
  } as unknown as WorkContext
  const work = webhookJob(context)
  return { sent, later, asked, work: ({ id, payload }: JobRequest, tries = 1) => work({ id, payload, tries }) }
}

it('that failed comes again after growing pauses, each attempt a job of its own, and ends with the sixth', async () => {
  const { sent, later, work } = rig('failed')
  let next: JobRequest | undefined = first
  const pauses: (number | undefined)[] = []
  while (next !== undefined) {
    await work(next)
    next = later.pop()
    pauses.push(next?.delayMs)
  }
  expect(pauses).toEqual([...pausesOfWebhooks, undefined])
  expect(pausesOfWebhooks.map((pause) => pause / 60_000)).toEqual([1, 5, 30, 120, 360])
  expect(sent.map((request) => 'attempt' in request && request.attempt)).toEqual([1, 2, 3, 4, 5, 6])
})

it('names each attempt once, so that a process that ended makes no second one', async () => {
  const { later, work } = rig('failed')
  await work(first)
  await work(first)
  await work({ ...first, id: 'webhook-a1-6f1c-2-2', payload: { ...first.payload, attempt: 2 } })
  expect(later.map(({ id }) => id)).toEqual(['webhook-a1-6f1c-2-2', 'webhook-a1-6f1c-2-2', 'webhook-a1-6f1c-2-3'])
})

it.each<Outcome>(['taken', 'over'])('that is %s is done', async (outcome) => {
  const { later, work } = rig(outcome)
  await work(first)
  expect(later).toEqual([])
})

it.each([
  [1, 100],
  [2, 200],
  [4, 800],
  [5, 1_000],
  [triesOfWebhooks - 1, 1_000],
])('whose host is busy at try %i waits %i ms and what the queue adds, which is no attempt', async (tries, afterMs) => {
  const { later, work } = rig('busy')
  await expect(work(first, tries)).rejects.toMatchObject({ name: 'TryLater', afterMs } satisfies Partial<TryLater>)
  expect(later).toEqual([])
})

it('waits for its turn some minutes, and says then that it waits no more', async () => {
  const { sent, work } = rig('over')
  await work(first, triesOfWebhooks - 1)
  await work(first, triesOfWebhooks)
  expect(sent).toMatchObject([{ mayWait: true }, { mayWait: false }])
  const busy = rig('busy')
  let waited = 0
  for (let tries = 1; tries < triesOfWebhooks; tries += 1) {
    const verdict = verdictOn(await busy.work(first, tries).catch((error: unknown) => error), {
      tries,
      postponed: tries - 1,
    })
    waited += verdict.state === 'waiting' ? verdict.afterMs : Infinity
  }
  expect(Math.round(waited / 60_000)).toBe(7)
})

it('of what nobody may see by then is sent nothing', async () => {
  const { sent, asked, work } = rig('taken', null)
  await work({ ...first, payload: { ...first.payload, search: 'headphones' } })
  const position = positionFrom(5)
  expect([sent, asked]).toEqual([[], [{ postId: 7, position, search: 'headphones', minPosition: position }]])
})
