import { isLost } from './api-problem.ts'
import { useKeyUntilAnswered } from './use-key-until-answered.ts'

/** Sends something so that it is done once, also where its answer got lost and somebody sends the same again. */
export function useOnceSent(about: string) {
  const { keyOf, answered } = useKeyUntilAnswered(about)
  return async <Answer extends { readonly error?: unknown }>(
    content: unknown,
    send: (key: string) => Promise<Answer>,
  ): Promise<Answer> => {
    const answer = await send(keyOf(JSON.stringify(content)))
    if (answer.error === undefined || !isLost(answer.error)) {
      answered()
    }
    return answer
  }
}
