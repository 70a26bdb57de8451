/** Why a call brought no answer, in a form that the store can keep. */
export interface ApiProblem {
  /** The HTTP status; 0 when no server answered. */
  readonly status: number
  /** "status: response text", as the site has always named its errors. */
  readonly message: string
  /** The one sentence a person may read. */
  readonly sentence: string
  /** What is wrong with single fields of a form. */
  readonly fields?: Readonly<Record<string, string>>
  /** Whatever else a JSON answer held, such as the duplicates of a post. */
  readonly details?: unknown
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function isApiProblem(error: unknown): error is ApiProblem {
  return isRecord(error) && typeof error['status'] === 'number' && typeof error['sentence'] === 'string'
}

/** The status of a failed call; undefined when it did not fail or failed before a server answered. */
export function statusOf(error: unknown): number | undefined {
  return isApiProblem(error) ? error.status : undefined
}

/** Whether nobody knows if what was sent arrived: there was no answer, or that of a server which does not know. */
export function isLost(error: unknown): boolean {
  const status = statusOf(error) ?? 0
  return status === 0 || status >= 500
}

/** What to tell a person about a failure of any kind. */
export function sentenceOf(error: unknown, otherwise = 'Something went wrong. Please try again.'): string {
  return isApiProblem(error) && error.sentence !== '' ? error.sentence : otherwise
}

/** What a form shows below its fields. */
export function fieldsOf(error: unknown): Readonly<Record<string, string>> {
  return isApiProblem(error) ? (error.fields ?? {}) : {}
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function textsOf(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value)) {
    return undefined
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  )
}

/** Reads a refusal: plain text from the calls of the specification, `{message, fields}` from the others. */
export function problemFrom(status: number, statusText: string, text: string): ApiProblem {
  // A proxy before the site answers with pages, which are no sentence; the site never does.
  const body = /^\s*</.test(text) ? '' : text
  const message = `${status}: ${body === '' ? statusText : body}`
  const details = body.startsWith('{') ? parseJson(body) : undefined
  if (!isRecord(details)) {
    return { status, message, sentence: body === '' ? statusText : body }
  }
  const sentence = typeof details['message'] === 'string' ? details['message'] : statusText
  const fields = textsOf(details['fields'])
  return { status, message, sentence, details, ...(fields === undefined ? {} : { fields }) }
}

/** No server answered. */
export const unreachable: ApiProblem = {
  status: 0,
  message: '0: Network response was not ok',
  sentence: 'The site could not be reached. Please check your connection and try again.',
}
