/** Which part of a list is asked for. */
export interface Page {
  page: number
  limit: number
}
export const skipOf = ({ page, limit }: Page): number => (page - 1) * limit

/** The documents of one page of a list that is in memory. */
export const pageOf = <T>(all: readonly T[], page: Page): T[] => all.slice(skipOf(page), skipOf(page) + page.limit)
