import type { Filter } from '@deals/projector/read-models'

const form = /^(-?\d{1,9}(?:\.\d{1,6})?)_(\d{1,16})$/

export const isCursor = (text: string): boolean => form.test(text)

/** Names the last row of a page by its place and its id. */
export const writeCursor = (rank: number, id: string): string => `${rank}_${id}`

/** Everything behind that row, in an order that falls by rank and then by id. */
export function readCursor(text: string, field: string): Filter {
  const [, rank = '0', id = ''] = form.exec(text) ?? []
  const place = Number(rank)
  return { [field]: { $lte: place }, $or: [{ [field]: { $lt: place } }, { _id: { $lt: id } }] }
}
