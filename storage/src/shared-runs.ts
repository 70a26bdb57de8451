/** Runs for many who ask: one run at a time, and each who asks is served by one that began after the question. */
export function sharedRuns<T>(run: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined
  return () =>
    (next ??= underWay
      .catch(() => undefined)
      .then(() => {
        next = undefined
        const mine = run()
        underWay = mine
        return mine
      }))
}

/**
 * Questions of many, asked as one: those that come while one is under way are gathered for the next, so that nobody is
 * told what was true before they asked. All of them get the whole answer, or its failure.
 */
export function askedTogether<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  let gathered: Question[] = []
  const run = sharedRuns(() => {
    const questions = gathered
    gathered = []
    return ask(questions)
  })
  return (question) => {
    gathered.push(question)
    return run()
  }
}
