import { createHash } from 'node:crypto'
import { canonicalText } from '@deals/events'
import type { Projection } from './projection.ts'

/** Names what makes a projection's documents: its version and the shape of its collections. */
export function codeOf({ version, collections }: Projection): string {
  const shape = collections.map(({ name, fields, indexes, search, searchKeys, times, isNumbered, atHand, isShared }) =>
    canonicalText({
      name,
      fields: { ...fields },
      indexes: indexes.map((index) => [...index]),
      search: { ...search },
      ...(searchKeys !== undefined && { searchKeys: [...searchKeys] }),
      ...(times !== undefined && { times }),
      ...(isNumbered && { isNumbered }),
      ...(atHand !== undefined && { atHand: [...atHand] }),
      ...(isShared && { isShared }),
    }),
  )
  return `${version}:${createHash('md5').update(shape.join('\n')).digest('hex').slice(0, 12)}`
}
