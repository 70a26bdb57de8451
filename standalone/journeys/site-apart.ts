import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@deals/storage/testing'
import { built, kill, run, stop, type Ending, type Running, type Settings, type Site } from './site.ts'

/** The processes of a site apart; with Kafka there is the relay besides. */
export const namesApart = ['command-api', 'query-api', 'projector', 'workers', 'frontend'] as const
export type Name = (typeof namesApart)[number] | 'relay'

export interface SiteApart extends Site {
  /** Starts one more process of workers. It belongs to whoever started it. */
  startWorkers(): Promise<Running>
  /** Starts one more process that answers queries, and says where. It belongs to whoever started it. */
  startQueries(): Promise<Running & { readonly url: string }>
  /** Holds a process up, or lets it go on: it keeps its connections, and answers nothing meanwhile. */
  signal(name: Name, signal: 'SIGSTOP' | 'SIGCONT'): void
  /** Kills a process and starts it anew. */
  restart(name: Name): Promise<void>
}

/**
 * Starts the same site with every process on its own: on the files of one directory and on Redis where it is at hand,
 * or on the servers that the settings name.
 */
export async function startSiteApart(dataDir: string, servers: Settings = ownRedis()): Promise<SiteApart> {
  const names: Name[] = [...namesApart, ...('KAFKA_BROKERS' in servers ? (['relay'] as const) : [])]
  const ports = await portsOf(names)
  const urlOf = (name: Name) => `http://127.0.0.1:${ports[name]}`
  const shared: Settings = {
    DATA_DIR: dataDir,
    PUBLIC_URL: urlOf('frontend'),
    COMMAND_API_URL: urlOf('command-api'),
    QUERY_API_URL: urlOf('query-api'),
    PROJECTOR_URL: urlOf('projector'),
    WORKERS_URL: urlOf('workers'),
    ...servers,
  }
  const startOn = (port: number, name: Name) =>
    run(built(name), { ...shared, PORT: String(port), METRICS_PORT: String(port) })
  const start = (name: Name) => startOn(ports[name], name)
  const startOneMore = async (name: Name) => {
    const port = await freePort()
    const running = startOn(port, name)
    await untilReady(port, running.ended)
    return { ...running, url: `http://127.0.0.1:${port}` }
  }
  const started = new Map(names.map((name) => [name, start(name)]))
  const all = () => [...started.values()]
  const ended = Promise.race(all().map((running) => running.ended))
  try {
    await Promise.all(Object.values(ports).map((port) => untilReady(port, ended)))
  } catch (error) {
    // Where one cannot start, the others would go on without anybody who ends them.
    await endAll(all(), kill)
    throw error
  }
  return {
    url: urlOf('frontend'),
    dataDir,
    pid: all()[0]?.child.pid ?? 0,
    stop: () => endAll(all(), stop),
    kill: () => endAll(all(), kill),
    signal: (name, signal) => void started.get(name)?.child.kill(signal),
    async restart(name) {
      const old = started.get(name)
      await (old && kill(old))
      const again = start(name)
      started.set(name, again)
      await untilReady(ports[name], again.ended)
    },
    startWorkers: () => startOneMore('workers'),
    startQueries: () => startOneMore('query-api'),
  }
}

/** Journeys run side by side, so each has a database of its own. */
export function ownRedis(): Settings {
  const { REDIS_URL: url, JEST_WORKER_ID: worker = '1' } = process.env
  return url === undefined || url === '' ? {} : { REDIS_URL: new URL(`/${worker}`, url).href }
}

async function portsOf(names: readonly Name[]): Promise<Record<Name, number>> {
  const ports = await Promise.all(names.map(freePort))
  return Object.fromEntries(names.map((name, at) => [name, ports[at]])) as Record<Name, number>
}

async function untilReady(port: number, ended: Promise<Ending>): Promise<void> {
  let ending: Ending | undefined
  void ended.then((one) => {
    ending = one
  })
  while (!(await isReady(port))) {
    if (ending !== undefined) {
      throw new Error(`a process ended with ${ending.code}: ${ending.output}${ending.errors}`)
    }
    await pause(100)
  }
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** The end of all of them: code 0 if each had it. */
async function endAll(started: readonly Running[], end: (running: Running) => Promise<Ending>): Promise<Ending> {
  const endings = await Promise.all(started.map(end))
  const failed = endings.find(({ code, signal }) => code !== 0 || signal !== null)
  const output = endings.map((ending) => ending.output).join('\n')
  return { code: 0, signal: null, ...failed, output, errors: endings.map(({ errors }) => errors).join('') }
}
