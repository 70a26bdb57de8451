import { reportAdapterRun } from './adapter-report.ts'
import { findMongo } from './mongo-server.ts'
import { findRedis } from './redis-server.ts'
import type { TestServer } from './test-programs.ts'

/** A suite whose rules need a real server. */
export interface ServedSuite {
  /** What the closing summary calls the port whose rules these are. */
  readonly port: string
  readonly name: string
}

/** A kind of server, and how one is had here, or why there is none. */
export interface ServerKind<Server> {
  readonly adapter: string
  readonly found: { start: () => Promise<Server> } | { reason: string }
}

/** Describes rules over a real server, or skips them and says why. `server` answers once the tests run. */
export function describeOnServer<Server extends Pick<TestServer, 'stop'>>(
  { adapter, found }: ServerKind<Server>,
  { port, name }: ServedSuite,
  rules: (server: () => Server) => void,
): void {
  if ('reason' in found) {
    reportAdapterRun({ port, adapter, outcome: 'skipped', reason: found.reason })
  }
  const suite = 'start' in found ? describe : describe.skip
  suite(name, () => {
    let started: Server | undefined
    beforeAll(async () => {
      started = 'start' in found ? await found.start() : undefined
      reportAdapterRun({ port, adapter, outcome: 'ran' })
    })
    rules(() => {
      if (started === undefined) {
        throw new Error(`${adapter} is there only while tests run.`)
      }
      return started
    })
    // After what the rules take down on it.
    afterAll(() => started?.stop())
  })
}

export const describeOnMongo = (suite: ServedSuite, rules: (server: () => TestServer) => void): void =>
  describeOnServer({ adapter: 'MongoDB', found: findMongo() }, suite, rules)

export const describeOnRedis = (suite: ServedSuite, rules: (server: () => TestServer) => void): void =>
  describeOnServer({ adapter: 'Redis', found: findRedis() }, suite, rules)
