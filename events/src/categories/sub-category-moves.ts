/** To which sub-category one leads since its posts were moved; both by their slugs, of which no two are alike. */
export type SubCategoryMoves = Readonly<Record<string, string>>

/** To which one a sub-category was moved itself. Asked this way, because strangers ask for `constructor`, too. */
export const movedInto = (moves: SubCategoryMoves, slug: string): string | undefined =>
  Object.hasOwn(moves, slug) ? moves[slug] : undefined

/** Where a sub-category leads by now; to itself while its posts were not moved. */
export function endOfMoves(moves: SubCategoryMoves, slug: string): string {
  const way = new Set<string>()
  let end = slug
  for (let next: string | undefined = slug; next !== undefined && !way.has(next); next = movedInto(moves, next)) {
    way.add(next)
    end = next
  }
  return end
}

/** The sub-categories that lead to one. */
export const leadingTo = (moves: SubCategoryMoves, slug: string): string[] =>
  Object.keys(moves).filter((from) => from !== slug && endOfMoves(moves, from) === slug)
