type Answering = (asked: unknown) => Promise<unknown>

/** Functions by the names of a list of calls; entries lose which name goes with which type, each checks its answer. */
export const parseAnswering = <By>(entries: readonly [string, Answering][]): By => Object.fromEntries(entries) as By

/** The function of a name, for what the schema of that name has read. */
export const parseAnswerer = <By>(by: By, name: keyof By): Answering | undefined => by[name] as Answering | undefined
