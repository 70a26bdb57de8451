/** A row of a run that others may be compared with. */
export interface KeptRow {
  readonly bench: string
  readonly what: string
  /** To the raw limit of its own run, so that a slower machine or a busier hour says little. */
  readonly ratio: number
}

/** The rows that a run wrote down; null where the text is something else. */
export function parseKept(text: string): KeptRow[] | null {
  const rows: unknown = JSON.parse(text)
  return Array.isArray(rows) && rows.length > 0 && rows.every(isRow) ? rows : null
}

const isRow = (row: unknown): row is KeptRow =>
  typeof row === 'object' &&
  row !== null &&
  ['bench', 'what'].every((name) => typeof Reflect.get(row, name) === 'string') &&
  Number(Reflect.get(row, 'ratio')) > 0
