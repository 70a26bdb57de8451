import { steadyNow } from '@deals/events'
import type { ReadModels } from '@deals/projector/read-models'
import type { Answers } from './remembered-answers.ts'

/** Memory that several processes share, for each kind of answer by its name. */
export interface SharedMemory {
  answers<V>(name: string): Answers<V>
}
interface Logger {
  warn(about: object, message: string): void
  info(about: object, message: string): void
}
export interface SharedMemoryOptions {
  redisUrl: string
  logger: Logger
  prefix?: string
  now?: () => number
}

const sharedBy = new WeakMap<ReadModels, SharedMemory>()

/** From now on, what is remembered of these read models is shared. */
export const shareMemory = (readModels: ReadModels, memory: SharedMemory): void => void sharedBy.set(readModels, memory)

export const sharedMemoryOf = (readModels: ReadModels): SharedMemory | undefined => sharedBy.get(readModels)

/** Memory in Redis. Throws WrongSetting when the address is wrong or the server does not let us in. */
export async function openSharedMemory(
  options: SharedMemoryOptions,
): Promise<SharedMemory & { close(): Promise<void> }> {
  const { redisUrl, logger, prefix = 'dealstream' } = options
  // The client of Redis is loaded by those alone that use it.
  const [{ connectRedis }, { redisAnswers }] = await Promise.all([
    import('@deals/process/redis'),
    import('./remembered-in-redis.ts'),
  ])
  const onAway = (sentence: string) => logger.warn({}, `${sentence} What is costly is remembered in this process.`)
  const redis = await connectRedis({ url: redisUrl, onAway })
  const whileAnswering = forgetfully(options)
  return {
    answers: (name) => whileAnswering(redisAnswers({ redis, prefix, name })),
    close: async () => redis.disconnect(),
  }
}

/** How long Redis is left alone after it did not answer; each try may take as long as its deadline. */
const leftAloneMs = 2_000

/** While Redis is away nothing is found there and nothing kept; the question itself can always be asked again. */
export function forgetfully({ logger, now = steadyNow }: Pick<SharedMemoryOptions, 'logger' | 'now'>) {
  let triedAgainAt = 0
  let isAway = false
  const tried = async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
    if (now() < triedAgainAt) {
      return undefined
    }
    try {
      const answer = await ask()
      if (isAway) {
        isAway = false
        logger.info({}, 'Redis answers again; what is costly is remembered together')
      }
      return answer
    } catch (error) {
      triedAgainAt = now() + leftAloneMs
      if (!isAway) {
        isAway = true
        const because = error instanceof Error ? error.message : String(error)
        logger.warn({ because }, 'Redis does not answer; what is costly is remembered in this process alone')
      }
      return undefined
    }
  }
  return <V>(answers: Answers<V>): Answers<V> => ({
    get: (key, at) => tried(() => answers.get(key, at)),
    put: (key, kept, at) => tried(() => answers.put(key, kept, at)),
  })
}
