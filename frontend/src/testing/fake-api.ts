import type { SendRequest } from '../lib/base-query.ts'

/** A request as the API saw it. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

export interface FakeAnswer {
  readonly status?: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

type Answer = FakeAnswer | ((request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>)

/** An API for one test: answers by "METHOD /path", and remembers what it was asked. */
export interface FakeApi {
  readonly send: SendRequest
  readonly seen: SeenRequest[]
  /** Requests of one kind, such as "POST /api/bookmarks". */
  readonly asked: (call: string) => SeenRequest[]
  readonly answer: (call: string, answer: Answer) => void
}

const realTimeout = globalThis.setTimeout
const turnsOnItsWay = 10

/**
 * An answer comes some turns after its question, as over a network, so that a test which reads what stands there before
 * it came fails each time. Turns, not time: a busy machine takes them no sooner. A test that holds the clock gets it at once.
 */
async function onItsWay() {
  for (let turn = 0; turn < turnsOnItsWay && globalThis.setTimeout === realTimeout; turn++) {
    await new Promise((resolve) => realTimeout(resolve, 0))
  }
}

const ok = (body: unknown): FakeAnswer => ({ body })

function seenRequest(path: string, init: RequestInit): SeenRequest {
  const url = new URL(path, 'http://localhost')
  return {
    method: init.method ?? 'GET',
    path: url.pathname,
    params: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(new Headers(init.headers)),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
  }
}

/** Nobody is signed in and nothing is there, unless the test says so. */
export function fakeApi(answers: Readonly<Record<string, Answer>> = {}): FakeApi {
  const known = new Map<string, Answer>([
    ['GET /api/user', { status: 401, body: 'Please sign in.' }],
    ['GET /api/user/preferences', { status: 401, body: 'Please sign in.' }],
    ['GET /api/posts', ok({ posts: [], total: 0 })],
    ['GET /api/posts/featured', ok({ posts: [], total: 0 })],
    ['GET /api/announcements', ok({ announcements: [], changesAt: null })],
    ['GET /api/stores', ok({ stores: [], total: 0, initials: [] })],
    ['GET /api/notifications', ok({ notifications: [], page: 1, limit: 5, total: 0, unread: 0, hidden: 0 })],
    ...Object.entries(answers),
  ])
  const seen: SeenRequest[] = []
  const send: SendRequest = async (path, init) => {
    const request = seenRequest(path, init)
    seen.push(request)
    const answer = known.get(`${request.method} ${request.path}`) ?? { status: 404, body: 'Not found' }
    const { status = 200, body, headers } = typeof answer === 'function' ? await answer(request) : answer
    await onItsWay()
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? null)
    return new Response(text, { status, headers: { ...headers } })
  }
  return {
    send,
    seen,
    asked: (call) => seen.filter(({ method, path }) => `${method} ${path}` === call),
    answer: (call, answer) => {
      known.set(call, answer)
    },
  }
}
