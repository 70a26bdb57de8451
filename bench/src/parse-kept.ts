/** A row of a run that others may be compared with. */
export interface KeptRow {
  readonly bench: string
  readonly what: string
  /** To the raw limit of its own run, so that a slower machine or a busier hour says little. */
  readonly ratio: number
  /** Where it differs from run to run by itself, such as the slowest of a hundred. */
  readonly isUnsteady?: boolean
}

/** What a run wrote down. */
export interface KeptRun {
  readonly node: string
  readonly cores: number
  /** How much each benchmark measured; null where it always measures the same. */
  readonly sizes: Readonly<Record<string, number | null>>
  readonly rows: readonly KeptRow[]
}

/** Null where the text is something else. */
export function parseKept(text: string): KeptRun | null {
  const run: unknown = JSON.parse(text)
  return isRun(run) ? run : null
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isRun = (run: unknown): run is KeptRun =>
  isObject(run) &&
  'node' in run &&
  typeof run.node === 'string' &&
  'cores' in run &&
  typeof run.cores === 'number' &&
  'sizes' in run &&
  isObject(run.sizes) &&
  Object.values(run.sizes).every((size) => size === null || typeof size === 'number') &&
  'rows' in run &&
  Array.isArray(run.rows) &&
  run.rows.every(isRow)

const isRow = (row: unknown): row is KeptRow =>
  isObject(row) &&
  'bench' in row &&
  typeof row.bench === 'string' &&
  'what' in row &&
  typeof row.what === 'string' &&
  'ratio' in row &&
  Number(row.ratio) > 0
