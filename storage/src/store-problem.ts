import { Unavailable } from './store-faults.ts'

/**
 * A store on this machine cannot be used: a full disk, missing rights, a damaged file, another owner. The message is
 * one sentence for the operator. Nothing was written and nothing was overwritten.
 */
export class StoreProblem extends Unavailable {
  override name = 'StoreProblem'
}

/** Another process makes this store, and has not yet. */
export class NotThereYet extends StoreProblem {}
