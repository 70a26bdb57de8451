import { parentPort } from 'node:worker_threads'
import { operationQuestions } from '@deals/events'
import { answerCalls, givenToThread } from '@deals/storage/threads'
import { startEmbeddedProjector } from './embedded-projector.ts'
import { createLogger } from './logger.ts'
import type { ProjectorCalls, ThreadData } from './thread-messages.ts'

// The projector on a thread of its own: folding a large batch never keeps a visitor waiting.
const { logLevel, ...options } = givenToThread<ThreadData>()
const say = (line: string) => parentPort?.postMessage({ line })
const starting = startEmbeddedProjector({ ...options, logger: createLogger(logLevel), say })
// Whoever started the thread asks whether it started, and hears the reason then.
starting.catch(() => undefined)

answerCalls<ProjectorCalls>(parentPort, {
  started: async () => void (await starting),
  caughtUp: async () => (await starting).caughtUp(),
  progress: async () => (await starting).progress(),
  operationsDesk: async () => (await starting).operationsDesk({}),
  operate: async (asked) => (await starting).operate(operationQuestions.operate.asks.parse(asked)),
  ended: async () => (await starting).ended,
  stop: async () => (await starting).stop(),
})
