import type { SystemQueries } from '@deals/events'
import type { AskedName, AskedQueries } from './asked-questions.ts'

export type Ask = (asked: unknown) => Promise<unknown>

/** Names and functions of one list; entries lose which name goes with which type. */
export const parseAsked = (entries: readonly [AskedName, Ask][]): AskedQueries =>
  Object.fromEntries(entries) as unknown as AskedQueries

/** The question of a name, whatever it asks with. */
export const parseQuestion = (queries: SystemQueries, name: AskedName): Ask => queries[name] as Ask

export const parseNames = (listed: Readonly<Record<AskedName, unknown>>): AskedName[] =>
  Object.keys(listed) as AskedName[]
