import { parseAnswer, queriesOver, type SystemQueries } from '@deals/events'
import { Unavailable } from '@deals/events/log'

interface QueryApi {
  readonly url: string
  readonly token: string
}

const timeoutMs = 5000

/** The questions of the site itself over HTTP: POST /internal/queries/{name} with the list of arguments as its body. */
export function queryClient(api: QueryApi): SystemQueries {
  return queriesOver(
    <Given extends readonly unknown[], Answer>(name: string) =>
      (...given: Given): Promise<Answer> =>
        answerOf<Answer>(api, name, given),
  )
}

async function answerOf<Answer>({ url, token }: QueryApi, name: string, given: readonly unknown[]): Promise<Answer> {
  try {
    const response = await fetch(new URL(`/internal/queries/${name}`, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-token': token },
      body: JSON.stringify(given),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) {
      return parseAnswer<Answer>(await response.text())
    }
    throw new Error(`it answered ${response.status}`)
  } catch (error) {
    // Nothing was written yet; the person is told to try again in a moment.
    throw new Unavailable(`The read side did not answer ${name}: ${error instanceof Error ? error.message : ''}`)
  }
}
