import { createHash } from 'node:crypto'
import { dayMs, type Position } from '@deals/events'
import type { Keyed, KeyedStore } from '@deals/accounts'
import type { Done, Outcome } from './outcome.ts'
import { isRefused, refuse } from './refusal.ts'

/** The first answer of a command that carried an Idempotency-Key; no text where it held a secret. */
export type KeptAnswer = { text: string | null; position: Position | null; at: number }

export interface Keeping {
  /** For what the log cannot tell again: its answer outlives this process. */
  readonly isDurable: boolean
  /** For what holds a secret: that it was done is kept, and not what it answered. */
  readonly isToldOnce: boolean
}

/** Gives a repeated command its first answer for a day. */
export interface AnswerMemory {
  find(id: string): Promise<KeptAnswer | null>
  /** Does what nobody did under this id; whoever repeats it while it is under way waits for what comes of it. */
  once(id: string, keeping: Keeping, work: () => Promise<Outcome>): Promise<Outcome>
  /** Forgets what was answered to somebody, and everything that is older than a day. */
  forget(who: string): Promise<void>
}

const mostInMemory = 10_000
/** Signs of all that are kept in memory: ten thousand long ones would fill the process. */
const mostSigns = 16 * 1024 * 1024
/** Longer answers are made again: a repeat of such a call changes nothing anyway. */
const longest = 64 * 1024
const everything = 2 ** 31 - 1

/** Keeps answers in this process, and those that must last in the table `answers`. */
export function createAnswerMemory(store: KeyedStore, { now }: { now: () => number }): AnswerMemory {
  const lasting = lastingAnswers(store.table<KeptAnswer>('answers'), now)
  const recent = recentAnswers()
  const inTurn = turnsById()
  const living = (kept: KeptAnswer | undefined): KeptAnswer | null =>
    kept !== undefined && kept.at > now() - dayMs ? kept : null
  const keep = async (id: string, { answer, position }: Done, { isDurable, isToldOnce }: Keeping) => {
    const text = isToldOnce ? null : JSON.stringify(answer)
    if (signsOf({ text }) > longest) {
      return
    }
    const kept = { text, position: position ?? null, at: now() }
    recent.keep(id, kept)
    if (isDurable) {
      await lasting.keep(id, kept)
    }
  }
  return {
    find: async (id) => living(recent.get(id)) ?? living(await lasting.find(id)),
    once: (id, keeping, work) =>
      inTurn(id, async () => {
        const before = living(recent.get(id))
        if (before !== null) {
          return outcomeOfKept(before)
        }
        const outcome = await work()
        await (isRefused(outcome) ? undefined : keep(id, outcome, keeping))
        return outcome
      }),
    forget: async (who) => {
      recent.ids().forEach((id) => (id.startsWith(prefixOf(who)) ? recent.drop(id) : undefined))
      await lasting.forget(prefixOf(who))
    },
  }
}

/** The answer as it was given, unless it may be given once alone. */
export function outcomeOfKept({ text, position }: KeptAnswer): Outcome {
  if (text === null) {
    return refuse('told-once')
  }
  const answer: unknown = JSON.parse(text)
  return { answer, ...(position !== null && { position }) }
}

/** Under what a command's answer is kept: a key belongs to one person and one call. */
export function answerId({ who, call, key }: { who: string; call: string; key: string }): string {
  return prefixOf(who) + createHash('sha256').update([who, call, key].join('\n')).digest('hex')
}

/** Answers to one person lie together, so that they are found when the person leaves. */
const prefixOf = (who: string): string => `${createHash('sha256').update(who).digest('hex').slice(0, 16)}-`

const signsOf = ({ text }: Pick<KeptAnswer, 'text'>): number => text?.length ?? 0

/** One after the other under each id. */
function turnsById() {
  const last = new Map<string, Promise<void>>()
  return <Done>(id: string, work: () => Promise<Done>): Promise<Done> => {
    const mine = (last.get(id) ?? Promise.resolve()).then(work)
    const leave = () => {
      if (last.get(id) === over) {
        last.delete(id)
      }
    }
    const over = mine.then(leave, leave)
    last.set(id, over)
    return mine
  }
}

/** The latest answers of this process: the oldest go for new ones. */
function recentAnswers() {
  const answers = new Map<string, KeptAnswer>()
  let signs = 0
  const drop = (id: string): void => {
    const dropped = answers.get(id)
    signs -= dropped === undefined ? 0 : signsOf(dropped)
    answers.delete(id)
  }
  return {
    get: (id: string) => answers.get(id),
    ids: () => [...answers.keys()],
    drop,
    keep: (id: string, kept: KeptAnswer): void => {
      drop(id)
      answers.set(id, kept)
      signs += signsOf(kept)
      for (const [oldest] of answers) {
        if (answers.size <= mostInMemory && signs <= mostSigns) {
          break
        }
        drop(oldest)
      }
    },
  }
}

/** Answers of a day lie together, so that a later day can throw them away. */
function lastingAnswers(table: Keyed<KeptAnswer>, now: () => number) {
  const prefix = (daysAgo: number) => `${Math.floor(now() / dayMs) - daysAgo}-`
  /** The oldest come first; their days have five digits for the next two hundred years. */
  const dropOlder = async (limit: number) => {
    const old = (await table.list('', limit)).filter(({ id }) => id < prefix(1))
    await Promise.all(old.map((entry) => table.delete(entry.id, entry.rev)))
  }
  return {
    find: async (id: string) => ((await table.get(prefix(0) + id)) ?? (await table.get(prefix(1) + id)))?.value,
    keep: async (id: string, kept: KeptAnswer) => {
      const before = await table.get(prefix(0) + id)
      await table.put(prefix(0) + id, kept, before?.rev ?? 0)
      await dropOlder(20)
    },
    forget: async (whose: string) => {
      for (const day of [prefix(0), prefix(1)]) {
        const theirs = await table.list(day + whose, everything)
        await Promise.all(theirs.map((entry) => table.delete(entry.id, entry.rev)))
      }
      await dropOlder(everything)
    },
  }
}
