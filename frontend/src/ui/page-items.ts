/** What a row of pages shows: numbers, and a gap where some are left out. */
export type PageItem = number | 'gap'

/** First, last, the current page and its neighbours. A gap of one page is that page. */
export function pageItems(current: number, total: number): PageItem[] {
  const shown = Array.from({ length: Math.max(0, total) }, (_, index) => index + 1).filter((page) => {
    const nearEnd = page === 1 || page === total
    return nearEnd || Math.abs(page - current) <= 1
  })
  return shown.flatMap((page, place): PageItem[] => {
    const skipped = page - (shown[place - 1] ?? page - 1) - 1
    if (skipped === 0) {
      return [page]
    }
    return skipped === 1 ? [page - 1, page] : ['gap', page]
  })
}
