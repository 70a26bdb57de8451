import type { OpenApi } from '@deals/frontend/server'
import type { createPlainQuestions } from '@deals/query-api/app'

/** Nearly all that pages ask needs neither a request nor a response. */
export const plainlyOr =
  (openPlainly: ReturnType<typeof createPlainQuestions>, openApi: OpenApi): OpenApi =>
  (headers, address) => {
    const [askPlainly, ask] = [openPlainly(headers, address), openApi(headers, address)]
    return (path, more) => askPlainly(path) ?? ask(path, more)
  }
