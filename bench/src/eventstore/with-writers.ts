/** Does something so many times, some of it at once. */
export async function withWriters(
  { count, writers }: { count: number; writers: number },
  work: (at: number, writer: number) => Promise<unknown>,
): Promise<void> {
  let next = 0
  const write = async (_: unknown, writer: number) => {
    while (next < count) {
      next += 1
      await work(next, writer)
    }
  }
  await Promise.all(Array.from({ length: writers }, write))
}
