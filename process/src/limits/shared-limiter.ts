import { steadyNow } from '@deals/events/platform'
import type { RateLimiter, Taken } from './rate-limiter.ts'

export interface SharedLimiterOptions {
  /** Counts for all processes, while it answers. */
  readonly shared: RateLimiter
  /** Counts in this process alone. */
  readonly own: RateLimiter
  readonly logger: { warn(about: object, message: string): void; info(about: object, message: string): void }
  readonly now?: () => number
}

/** How long the shared count is left alone after it did not answer; each try may take as long as its deadline. */
const leftAloneMs = 2_000

/**
 * Limits that all processes share, and that each keeps by itself while the shared count is away: nobody is kept from
 * writing by that, and nobody may write without end. Places are taken in both, so that an outage begins no day anew.
 */
export function createSharedLimiter({ shared, own, logger, now = steadyNow }: SharedLimiterOptions): RateLimiter {
  let triedAgainAt = 0
  let isAway = false
  const away = (error: unknown) => {
    triedAgainAt = now() + leftAloneMs
    if (!isAway) {
      isAway = true
      logger.warn({ because: messageOf(error) }, 'Redis does not answer; limits count in this process alone')
    }
  }
  const back = () => {
    if (isAway) {
      isAway = false
      logger.info({}, 'Redis answers again; limits are shared')
    }
  }
  /** Asks the shared count; null where it does not answer. */
  const askShared = async <T>(ask: () => Promise<T>): Promise<T | null> => {
    if (now() < triedAgainAt) {
      return null
    }
    try {
      const answer = await ask()
      back()
      return answer
    } catch (error) {
      away(error)
      return null
    }
  }
  return {
    async take(claims) {
      // What is not counted says nothing about whether Redis answers.
      if (claims.every(({ windows }) => windows.length === 0)) {
        return own.take(claims)
      }
      const taken = await askShared(() => shared.take(claims))
      if (taken === null) {
        return own.take(claims)
      }
      return taken.isFree ? inBoth(taken, await own.take(claims), away) : taken
    },
    look: async (claim) =>
      (claim.windows.length === 0 ? null : await askShared(() => shared.look(claim))) ?? own.look(claim),
  }
}

type Free = Extract<Taken, { isFree: true }>

function inBoth(taken: Free, mirrored: Taken, onError: (error: unknown) => void): Taken {
  return {
    isFree: true,
    async giveBack() {
      if (mirrored.isFree) {
        await mirrored.giveBack()
      }
      // A place that cannot be given back comes free by itself when its window has passed.
      await taken.giveBack().catch(onError)
    },
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
