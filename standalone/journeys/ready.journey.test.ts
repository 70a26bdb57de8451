import { findRedis, freePort } from '@deals/storage/testing'
import { namesApart } from './site-apart.ts'
import { built, newDataDir, removeDataDir, run, stop, type Running, type Settings } from './site.ts'

/** One of each kind of call, with what a visitor is answered who is not signed in. */
const kinds = [
  { kind: 'a page', path: '/', status: 200 },
  { kind: 'a page of sessions', path: '/login', status: 200 },
  { kind: 'a file', path: '/version.json', status: 200 },
  { kind: 'a question', path: '/api/posts', status: 200 },
  { kind: 'a question of a member', path: '/api/notifications', status: 401 },
  { kind: 'a command', path: '/api/posts/1/votes', method: 'POST', status: 401 },
  { kind: 'a description', path: '/api/openapi.json', status: 200 },
  { kind: 'a picture that is none', path: '/images/none.webp', status: 404 },
] as const
const board = { kind: 'the board of jobs', path: '/staff/jobs', status: 401 } as const

describe('a site that says it is ready', () => {
  let dataDir: string
  let running: Running[]
  const servers: { stop(): Promise<void> }[] = []

  beforeEach(async () => {
    dataDir = await newDataDir()
    running = []
  })
  afterEach(async () => {
    await Promise.all(running.map(stop))
    await Promise.all(servers.splice(0).map((server) => server.stop()))
    await removeDataDir(dataDir)
  })
  const start = (name: string, settings: Settings) => {
    running.push(run(built(name), { DATA_DIR: dataDir, DEMO: '0', ...settings }))
  }
  const redis = async (): Promise<Settings> => {
    const found = findRedis()
    const server = 'start' in found ? await found.start() : null
    servers.push(...(server === null ? [] : [server]))
    return server === null ? {} : { REDIS_URL: server.url }
  }

  it('in one process answers every kind of call from that instant on', async () => {
    const port = await freePort()
    start('main', { PORT: String(port) })
    expect(await askedAtOnce(port, kinds)).toEqual(namesOf(kinds))
  })

  it('in one process, with its jobs on Redis, does so too', async () => {
    const [port, settings] = [await freePort(), await redis()]
    start('main', { PORT: String(port), ...settings })
    const all = 'REDIS_URL' in settings ? [...kinds, board] : kinds
    expect(await askedAtOnce(port, all)).toEqual(namesOf(all))
  })

  it('with every process apart does so through its front door', async () => {
    const settings = await redis()
    const ports = await Promise.all(namesApart.map(freePort))
    const urlOf = (name: (typeof namesApart)[number]) => `http://127.0.0.1:${ports[namesApart.indexOf(name)]}`
    const urls = {
      COMMAND_API_URL: urlOf('command-api'),
      QUERY_API_URL: urlOf('query-api'),
      PROJECTOR_URL: urlOf('projector'),
      WORKERS_URL: urlOf('workers'),
    }
    namesApart.forEach((name, at) =>
      start(name, { ...settings, ...urls, PORT: String(ports[at]), METRICS_PORT: String(ports[at]) }),
    )
    expect(await askedAtOnce(Number(new URL(urlOf('frontend')).port), kinds)).toEqual(namesOf(kinds))
  })
})

type Kind = { kind: string; path: string; method?: string; status: number }

const namesOf = (asked: readonly Kind[]) => asked.map(({ kind, status }) => [kind, status])

/** Asks without a pause until the answer is yes, and everything else in the same instant. */
async function askedAtOnce(port: number, asked: readonly Kind[]): Promise<[string, number][]> {
  const site = `http://127.0.0.1:${port}`
  while (!(await isReady(site))) {
    continue
  }
  return Promise.all(
    asked.map(async ({ kind, path, method = 'GET' }): Promise<[string, number]> => {
      const answer = await fetch(site + path, { method, redirect: 'manual' })
      return [kind, answer.status]
    }),
  )
}

const isReady = (site: string): Promise<boolean> =>
  fetch(`${site}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
