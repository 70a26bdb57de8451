import Database from 'better-sqlite3'

/** Seconds that reading and parsing a log takes, without doing anything about it. */
export function rawRead(file: string): number {
  const database = new Database(file, { readonly: true })
  const start = performance.now()
  const rows = database.prepare<[], [string, string]>('select data, meta from events order by position').raw()
  for (const [data, meta] of rows.iterate()) {
    JSON.parse(data)
    JSON.parse(meta)
  }
  database.close()
  return (performance.now() - start) / 1000
}
