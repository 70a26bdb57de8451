import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { parseKept } from './parse-kept.ts'
import { isGood, type Answers } from './remembered-answers.ts'

export interface RedisAnswersOptions {
  redis: Redis
  /** Begins every key, so that several sites can share a server. */
  prefix: string
  /** Keeps one kind of answer apart from others. */
  name: string
}

/** Answers in Redis, for all processes together; they go by themselves when they are over. */
export function redisAnswers<V>({ redis, prefix, name }: RedisAnswersOptions): Answers<V> {
  // Keys are as long as the filter of a question.
  const keyOf = (key: string) => `${prefix}:kept:${name}:${createHash('sha256').update(key).digest('base64url')}`
  return {
    async get(key, now) {
      const text = await redis.get(keyOf(key))
      const kept = text === null ? null : parseKept<V>(text)
      return kept !== null && isGood(kept, now) ? kept : undefined
    },
    async put(key, kept, now) {
      const forMs = Math.ceil(kept.until - now)
      if (forMs > 0) {
        await redis.set(keyOf(key), JSON.stringify(kept), 'PX', forMs)
      }
    },
  }
}
