interface Writing {
  /** How often in all; as long as it is not over where nothing is said. */
  readonly count?: number
  readonly isOver?: () => boolean
  /** How many do it at once. */
  readonly writers: number
}

/** Does something so many times, or for so long, some of it at once. */
export async function withWriters(
  { count = Infinity, isOver = () => false, writers }: Writing,
  work: (at: number, writer: number) => Promise<unknown>,
): Promise<void> {
  let next = 0
  const write = async (_: unknown, writer: number) => {
    while (next < count && !isOver()) {
      next += 1
      await work(next, writer)
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
}
