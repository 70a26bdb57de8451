import { demoPassword } from '@deals/demo/logins'

/** What came back, read as far as it could be. */
export interface Answer {
  readonly status: number
  readonly text: string
  /** The JSON of the answer; undefined where it is none. */
  readonly body: unknown
  /** The place in the log that a command reached. */
  readonly position: number | null
  /** Says that the read models had not come so far as was asked for. */
  readonly isStale: boolean
}
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Somebody who speaks to the site without a browser. */
export interface Client {
  /** The session, or nothing for a visitor. */
  readonly session: string
  get(path: string, minPosition?: number | null): Promise<Answer>
  send(method: Method, path: string, body?: object): Promise<Answer>
}

export function clientOf(url: string, session = ''): Client {
  const ask = async (path: string, init: RequestInit) => {
    const cookie: Record<string, string> = session === '' ? {} : { cookie: `session=${session}` }
    const response = await fetch(url + path, { ...init, headers: { ...cookie, ...init.headers } })
    return answerOf(response, await response.text())
  }
  return {
    session,
    get: (path, minPosition = null) =>
      ask(path, { headers: minPosition === null ? {} : { 'x-min-position': String(minPosition) } }),
    send: (method, path, body) =>
      ask(path, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
  }
}

function answerOf({ status, headers }: Response, text: string): Answer {
  const isJson = headers.get('content-type')?.includes('json') === true
  const position = headers.get('x-position')
  return {
    status,
    text,
    body: isJson ? (JSON.parse(text) as unknown) : undefined,
    position: position === null ? null : Number(position),
    isStale: headers.has('x-stale'),
  }
}

/** What new members of a journey sign in with; that of the demonstration data is refused, for everybody can read it. */
export const ownPassword = 'copper kettles sing at dawn'
/** Sites and names of the accounts that were made here. */
const made = new Set<string>()

/** Signs in a member: one that was made here, or one of the demonstration data. */
export const logIn = (
  url: string,
  username: string,
  password = made.has(`${url} ${username}`) ? ownPassword : demoPassword,
) => byForm(url, '/login', { username, password })

/** Makes an account. */
export async function register(url: string, username: string): Promise<Client> {
  const client = await byForm(url, '/register', { username, password: ownPassword })
  made.add(`${url} ${username}`)
  return client
}

async function byForm(url: string, path: string, fields: Record<string, string>): Promise<Client> {
  const response = await fetch(url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  const session = /(?:^|; |, )session=([^;]+)/.exec(response.headers.getSetCookie().join(', '))?.[1]
  if (session === undefined) {
    throw new Error(`${fields['username'] ?? ''} could not get in by ${path}: ${response.status}`)
  }
  return clientOf(url, session)
}

/** Less than a journey may take, so that one that waits for nothing says what it saw last. */
const longestAsking = 170_000

/** Asks until the answer is as it should be. */
export async function until<T>(ask: () => Promise<T>, isRight: (answer: T) => boolean): Promise<T> {
  for (const since = Date.now(); ;) {
    const answer = await ask()
    if (isRight(answer)) {
      return answer
    }
    if (Date.now() - since > longestAsking) {
      throw new Error(`This did not become right: ${JSON.stringify(answer).slice(0, 1_000)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
