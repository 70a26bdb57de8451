export const generated =
  'This page is written by `npm run docs` from the code; what is changed here by hand is lost the next time.'

/** A table; what would end a cell early is escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cellText).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const cellText = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

export const code = (text: string): string => `\`${text}\``

/** Parts of a page with an empty line between them. */
export const page = (...parts: readonly string[]): string => `${parts.join('\n\n')}\n`
