import { currencies, duplicateKinds, type DuplicateView } from '@deals/events'
import { isRecord } from '../../lib/api-problem.ts'

/** A post that the new one collides with. */
export interface Duplicate extends Omit<DuplicateView, 'url' | 'status'> {
  readonly status: string
}

function duplicateFrom(value: unknown): Duplicate[] {
  if (!isRecord(value) || typeof value['id'] !== 'number' || typeof value['title'] !== 'string') {
    return []
  }
  const { id, title, price, status, createdAt } = value
  return [
    {
      id,
      title,
      price: typeof price === 'number' ? price : null,
      currency: currencies.find((known) => known === value['currency']) ?? 'USD',
      status: typeof status === 'string' ? status : 'active',
      createdAt: typeof createdAt === 'string' ? createdAt : null,
      isHard: value['isHard'] === true,
      kind: duplicateKinds.find((known) => known === value['kind']) ?? 'soft',
    },
  ]
}

/** Reads the posts that the details of a refused call name. */
export function duplicatesInRefusal(details: unknown): readonly Duplicate[] {
  const named = isRecord(details) ? details['duplicates'] : []
  return (Array.isArray(named) ? named : []).flatMap(duplicateFrom)
}
