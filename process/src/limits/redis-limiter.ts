import { createHash, randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { countedClaims, type Claim, type RateLimiter, type Room, type Taken } from './rate-limiter.ts'

export interface RedisLimiterOptions {
  readonly redis: Redis
  readonly now: () => number
  /** Begins every key, so that several sites can share a server. */
  readonly prefix?: string
}

/**
 * One sorted set per key, of the times at which places were taken. All claims are judged and taken in one step, so that
 * two processes never give the same place away. Times are compared as the asking process has them; what was taken further in
 * the future than clocks may differ was taken before a clock was set back, and does not count. A set lives as long as
 * the longest window that was asked of it; a shorter one neither ends it earlier nor takes out what the longer one counts.
 */
const takePlaces = `
local now = tonumber(ARGV[1])
local latest = now + 60000
local at = 3
local costs, longest = {}, {}
for i, key in ipairs(KEYS) do
  local wait = 0
  longest[i] = 0
  costs[i] = tonumber(ARGV[at])
  local windows = tonumber(ARGV[at + 1])
  at = at + 2
  for _ = 1, windows do
    local most, ms = tonumber(ARGV[at]), tonumber(ARGV[at + 1])
    at = at + 2
    longest[i] = math.max(longest[i], ms)
    local tooMany = redis.call('ZCOUNT', key, '(' .. (now - ms), latest) + costs[i] - most
    if tooMany > 0 then
      local last = redis.call('ZRANGEBYSCORE', key, '(' .. (now - ms), latest, 'WITHSCORES', 'LIMIT', tooMany - 1, 1)
      wait = math.max(wait, (tonumber(last[2]) or now) + ms - now)
    end
  end
  if wait > 0 then
    return { i - 1, wait }
  end
end
for i, key in ipairs(KEYS) do
  for n = 1, costs[i] do
    redis.call('ZADD', key, now, ARGV[2] .. i .. ':' .. n)
  end
  if redis.call('PTTL', key) <= longest[i] then
    redis.call('ZREMRANGEBYSCORE', key, '-inf', now - longest[i])
    redis.call('PEXPIRE', key, longest[i])
  end
end
return { -1, 0 }`

/** How many places count in each window, and for how many milliseconds until one more may be taken than now. */
const lookAtPlaces = `
local now = tonumber(ARGV[1])
local latest = now + 60000
local rooms = {}
for at = 2, #ARGV, 2 do
  local most, ms = tonumber(ARGV[at]), tonumber(ARGV[at + 1])
  local taken = redis.call('ZCOUNT', KEYS[1], '(' .. (now - ms), latest)
  local wait = 0
  if taken > 0 then
    local skip = math.max(0, taken - most)
    local last = redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. (now - ms), latest, 'WITHSCORES', 'LIMIT', skip, 1)
    wait = (tonumber(last[2]) or now) + ms - now
  end
  table.insert(rooms, taken)
  table.insert(rooms, wait)
end
return rooms`

/** Counts in Redis, for all processes together. */
export function createRedisLimiter({ redis, now, prefix = 'dealstream' }: RedisLimiterOptions): RateLimiter {
  // Keys name members and addresses, which nobody should read out of Redis.
  const keyOf = ({ key }: Pick<Claim, 'key'>) =>
    `${prefix}:limit:${createHash('sha256').update(key).digest('base64url')}`
  return {
    async look({ key, windows }) {
      if (windows.length === 0) {
        return []
      }
      const asked = windows.flatMap(({ most, seconds }) => [most, seconds * 1000])
      const told = numbersOf(await redis.eval(lookAtPlaces, 1, keyOf({ key }), Math.round(now()), ...asked))
      return windows.map((window, nr): Room => {
        const [taken = 0, waitMs = 0] = told.slice(2 * nr)
        return { ...window, left: Math.max(0, window.most - taken), nextIn: inSeconds(taken === 0 ? 0 : waitMs) }
      })
    },
    async take(claims) {
      const counted = countedClaims(claims)
      if (counted.length === 0) {
        return { isFree: true, giveBack: async () => undefined }
      }
      const keys = counted.map(keyOf)
      const place = randomUUID()
      const asked = counted.flatMap(({ cost, windows }) => [
        ...[cost, windows.length],
        ...windows.flatMap(({ most, seconds }) => [most, seconds * 1000]),
      ])
      const answer = await redis.eval(takePlaces, keys.length, ...keys, Math.round(now()), place, ...asked)
      return takenOf(answer, counted, async () => {
        await Promise.all(keys.map((key, index) => redis.zrem(key, placesOf(place, index, counted[index]?.cost ?? 0))))
      })
    },
  }
}

const placesOf = (place: string, index: number, cost: number): string[] =>
  Array.from({ length: cost }, (_, nr) => `${place}${index + 1}:${nr + 1}`)

/** The script answers which claim found no place, and for how many milliseconds. */
function takenOf(answer: unknown, claims: readonly Claim[], giveBack: () => Promise<void>): Taken {
  const [refused, waitMs] = numbersOf(answer)
  if (refused === -1) {
    return { isFree: true, giveBack }
  }
  const claim = claims[refused ?? claims.length]
  if (claim === undefined) {
    throw new Error(`Redis answered ${JSON.stringify(answer)} to a claim of places`)
  }
  return { isFree: false, claim, retryAfter: Math.max(1, inSeconds(waitMs ?? 0)) }
}

const inSeconds = (ms: number): number => Math.ceil(ms / 1000)
const numbersOf = (answer: unknown): number[] => (Array.isArray(answer) ? answer.map(Number) : [])
