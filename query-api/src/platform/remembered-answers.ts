import { LRUCache } from 'lru-cache'
import type { Position } from '@deals/events'
import { clocksDiffer } from '@deals/events/platform'

export interface Kept<V> {
  value: V
  /** Up to where what it was made of was folded, at least. */
  position: Position
  /** When it was computed; it is nobody's from before that on, where a clock was set back. */
  from?: number
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

export const isGood = ({ from = 0, until }: Kept<unknown>, now: number): boolean =>
  until > now && from - clocksDiffer <= now

export function memoryAnswers<V>({ max }: { max: number }): OwnAnswers<V> {
  const answers = new LRUCache<string, Kept<V>>({ max })
  const peek = (key: string, now: number) => {
    const found = answers.get(key)
    return found !== undefined && isGood(found, now) ? found : undefined
  }
  return {
    peek,
    get: async (key, now) => peek(key, now),
    put: async (key, kept) => void answers.set(key, kept),
  }
}
