/** As much of what was read as is asked here. */
interface Part {
  readonly type: string
  readonly children?: readonly Part[]
  /** How each column of a table stands, and so how many there are. */
  align?: readonly unknown[] | null
}

/** Cells that may be added to rows that are shorter than their table: a few signs could ask for millions. */
const mostAdded = 2_000

const cellsOf = ({ children = [] }: Part): number => children.length
const addedTo = ({ align, children = [] }: Part): number =>
  children.reduce((sum, row) => sum + Math.max(0, (align?.length ?? 0) - cellsOf(row)), 0)

const tablesIn = (part: Part): Part[] => {
  const within = (part.children ?? []).flatMap(tablesIn)
  return part.type === 'table' ? [part, ...within] : within
}

/** Rows are filled up to the width of their table, as long as that adds little; beyond it they end where they end. */
export function narrowTables() {
  return (root: Part): void => {
    let added = 0
    for (const table of tablesIn(root)) {
      added += addedTo(table)
      if (added > mostAdded) {
        table.align = null
      }
    }
  }
}
