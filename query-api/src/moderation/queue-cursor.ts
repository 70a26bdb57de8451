import { queueCursor } from '@deals/events'
import type { Filter } from '@deals/projector/read-models'

/** Names the last row of a page; `queueCursor` is its form. */
export const writeCursor = (rank: number, id: string): string => `${rank}_${id}`

/** Everything behind that row, in an order that falls by rank and then by id. */
export function readCursor(text: string, field: string): Filter {
  const [, rank = '0', id = ''] = queueCursor.exec(text) ?? []
  const place = Number(rank)
  return { [field]: { $lte: place }, $or: [{ [field]: { $lt: place } }, { _id: { $lt: id } }] }
}

/** The row that it names; empty where it names none. */
export const idIn = (text: string): string => queueCursor.exec(text)?.[2] ?? ''
