import { isRecord } from '../../lib/api-problem.ts'

/** The alert that looks for the same already, out of the details of a refused call. */
export function existingAlertIn(details: unknown): string | undefined {
  const id = isRecord(details) ? details['id'] : undefined
  return typeof id === 'string' ? id : undefined
}
