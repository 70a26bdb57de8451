/** The store cannot be reached; nothing was written. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}
/** No answer in time: it may or may not be written. Repeat with the same ids and expectation. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown'
}

/**
 * A store on this machine cannot be used: a full disk, missing rights, a damaged file, another owner. The message is
 * one sentence for the operator. Nothing was written and nothing was overwritten.
 */
export class StoreProblem extends Unavailable {
  override name = 'StoreProblem'
}

/** Another process makes this store, and has not yet. */
export class NotThereYet extends StoreProblem {}

/** A store that does not answer now, and may later; one with a problem is repaired by people. */
export const isAway = (error: unknown): error is Unavailable =>
  error instanceof Unavailable && !(error instanceof StoreProblem)
