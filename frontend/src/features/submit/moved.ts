/** The list with one thing a step further up or down; unchanged where there is no further. */
export function moved<Item>(list: readonly Item[], place: number, step: 1 | -1): readonly Item[] {
  const target = place + step
  const item = list[place]
  if (item === undefined || target < 0 || target >= list.length) {
    return list
  }
  const rest = list.filter((_, index) => index !== place)
  return [...rest.slice(0, target), item, ...rest.slice(target)]
}
