import { codeOf } from './code-of.ts'
import type { StoredVersion } from './projection-store.ts'
import type { RunOptions } from './run-options.ts'

/** Whether a running projector of this code feeds a version. */
export function isOurs(
  { projections }: Pick<RunOptions, 'projections'>,
  { projection, state, code }: StoredVersion,
): boolean {
  const declared = projections.find(({ name }) => name === projection)
  return declared !== undefined && (state === 'fed' || state === 'ready') && code === codeOf(declared)
}
