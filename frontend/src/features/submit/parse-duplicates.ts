import { currencies } from '@deals/events'
import type { Currency } from '@deals/events'
import { isRecord } from '../../lib/api-problem.ts'

/** A post that the new one collides with. */
export interface Duplicate {
  readonly id: number
  readonly title: string
  readonly price: number | null
  readonly currency: Currency
  readonly status: string
  readonly createdAt: string | null
  /** No reason lets the new post through. */
  readonly isHard: boolean
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
    },
  ]
}

/** Reads the posts that a refusal or a preview names. */
export function duplicatesFrom(value: unknown): readonly Duplicate[] {
  return (Array.isArray(value) ? value : []).flatMap(duplicateFrom)
}

/** The same out of the details of a refused call. */
export function duplicatesInRefusal(details: unknown): readonly Duplicate[] {
  return isRecord(details) ? duplicatesFrom(details['duplicates']) : []
}
