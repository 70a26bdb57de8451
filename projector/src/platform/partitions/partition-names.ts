/** One of so many partitions. */
export interface Part {
  index: number
  count: number
}

/** What a partition is called in checkpoints: its number and how many there are, so that two divisions never mix. */
export const partitionName = ({ index, count }: Part): string => `${index}/${count}`

export const partitionNames = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => partitionName({ index, count }))

/** Whether a version has a checkpoint for each of the partitions, and no other. */
export const isDividedInto = (checkpoints: readonly { partition: string }[], partitions: readonly string[]): boolean =>
  checkpoints.length === partitions.length && checkpoints.every(({ partition }) => partitions.includes(partition))

/** Which one a name means; null for the whole log. */
export function partNamed(name: string): Part | null {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(name) ?? []
  return index === undefined ? null : { index: Number(index), count: Number(count) }
}
