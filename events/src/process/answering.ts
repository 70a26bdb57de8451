const longestWait = 2_000

/** The names of those stores that do not answer within two seconds. */
export async function notAnswering(stores: Readonly<Record<string, () => Promise<unknown>>>): Promise<string[]> {
  const answers = await Promise.all(
    Object.entries(stores).map(async ([name, ask]) => ((await answersInTime(ask)) ? [] : [name])),
  )
  return answers.flat()
}

async function answersInTime(ask: () => Promise<unknown>): Promise<boolean> {
  let late: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    late = setTimeout(() => resolve(false), longestWait)
  })
  const answered = ask().then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answered, tooLate])
  } finally {
    clearTimeout(late)
  }
}
