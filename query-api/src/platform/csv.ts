/**
 * Where a spreadsheet may begin a cell, and what begins a formula there. Many take the semicolon or the tab for what parts
 * cells, whatever we write; in Asia the wide signs mean the same.
 */
const formulas = /(^|[;\t\r\n])(?=[=+@\t\r\n＝＋＠]|[-－]\S)/g

/** One field: quoted where needed, and never the beginning of a formula in a spreadsheet. */
function field(value: string | number): string {
  const text = typeof value === 'string' ? value.replace(formulas, "$1'") : String(value)
  return /[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export function toCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [header, ...rows].map((row) => row.map(field).join(',')).join('\r\n') + '\r\n'
}
