import { LRUCache } from 'lru-cache'

export interface Kept<V> {
  value: V
  until: number
}

/** Answers that are kept for a while, each under a key. What is over is as if it had never been there. */
export interface Answers<V> {
  get(key: string, now: number): Promise<Kept<V> | undefined>
  put(key: string, kept: Kept<V>, now: number): Promise<void>
}

/** Answers in this process; at most so many, those least asked for go first. */
export interface OwnAnswers<V> extends Answers<V> {
  peek(key: string, now: number): Kept<V> | undefined
}

export function memoryAnswers<V>({ max }: { max: number }): OwnAnswers<V> {
  const answers = new LRUCache<string, Kept<V>>({ max })
  const peek = (key: string, now: number) => {
    const found = answers.get(key)
    return found !== undefined && found.until > now ? found : undefined
  }
  return {
    peek,
    get: async (key, now) => peek(key, now),
    put: async (key, kept) => void answers.set(key, kept),
  }
}
