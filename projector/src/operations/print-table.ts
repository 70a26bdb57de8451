/** Lines up columns; the first row is the heading. */
export function tableOf(rows: readonly (readonly (string | number)[])[]): string[] {
  const texts = rows.map((row) => row.map(String))
  const widths = (texts[0] ?? []).map((_, at) => Math.max(...texts.map((row) => row[at]?.length ?? 0)))
  const isNumber = (at: number) => rows.slice(1).every((row) => typeof row[at] === 'number')
  return texts.map((row) =>
    row
      .map((text, at) => (isNumber(at) ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}

export const count = (number: number): string => number.toLocaleString('en-US')

/** A span of time as people say it. */
export function span(seconds: number): string {
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)]
  return seconds < 60 ? `${Math.round(seconds)} s` : hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`
}
