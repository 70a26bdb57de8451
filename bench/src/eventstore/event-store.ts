import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { readEventStoreUrl } from '../config.ts'
import { withProgram } from '../running-site.ts'

const standIn = fileURLToPath(
  new URL('../../../event-log/src/testing/fake-event-store/serve-events.ts', import.meta.url),
)
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** The server that is measured, and its name for the reader of the figures. */
export interface Server {
  readonly url: string
  readonly name: string
  /** Of the process, where it is one of ours. */
  readonly pid?: number
}

/** The server that EVENTSTORE_URL names, else a stand-in in a process of its own. */
export function withServer<T>(work: (server: Server) => Promise<T>): Promise<T> {
  const url = readEventStoreUrl()
  return url === undefined ? withStandIn(work) : work({ url, name: 'the server that EVENTSTORE_URL names' })
}

/** A server that speaks the protocol of EventStoreDB and keeps everything in memory. */
export function withStandIn<T>(work: (server: Server) => Promise<T>): Promise<T> {
  return withProgram(['--import', loader, '--conditions=source', standIn, '0'], {}, (origin, pid) =>
    work({ url: `${origin.replace(/^http:/, 'esdb:')}?tls=false`, name: 'a stand-in without a disk', pid }),
  )
}
