import { codeOf } from './code-of.ts'
import type { StoredVersion } from './projection-store.ts'
import type { RunOptions } from './run-options.ts'

/** Folded by this code from this log; one of another log is read until its successor is built, and never fed. */
export function isOurs(
  { projections, identity }: Pick<RunOptions, 'projections'> & { identity: string },
  { projection, state, code, log }: StoredVersion,
): boolean {
  const declared = projections.find(({ name }) => name === projection)
  const isFed = state === 'fed' || state === 'ready'
  return declared !== undefined && isFed && code === codeOf(declared) && (log === null || log === identity)
}
