import { connect } from 'node:net'
import type { TestServer } from './test-programs.ts'

/**
 * A server that listens answers sooner; the tests of one that does not end with a sentence, where clients would wait. The
 * time is counted in short turns: a process that is held up, by a busy machine or by its own work, has not asked meanwhile,
 * and where it goes on, its timers come before what has long arrived.
 */
const turns = 20
const turnMs = 250

interface Named {
  /** The setting that names it. */
  readonly setting: string
  /** Without a port it is this one. */
  readonly port: number
}

/** The server that a setting names. Throws one sentence, without secrets, where nobody listens at any of its addresses. */
export async function namedServer({ setting, port }: Named, url: string): Promise<TestServer> {
  const addresses = addressesIn(url, port)
  const isThere = await Promise.all(addresses.map(listens))
  // What a name service hides is asked for by the client itself.
  if (addresses.length > 0 && !isThere.includes(true)) {
    const places = addresses.map(({ host, port: at }) => `${host}:${at}`).join(', ')
    throw new Error(
      `${setting} is set, and no server can be reached at ${places}: start it, or leave ${setting} unset.`,
    )
  }
  return { url, stop: async () => undefined }
}

interface Address {
  readonly host: string
  readonly port: number
}

/** Hosts and ports of an address, or of a plain list of them. */
function addressesIn(held: string, usual: number): Address[] {
  const [, scheme = '', rest = held] = /^([^:/]+):\/\/(.*)$/.exec(held) ?? []
  const hosts = rest.split(/[/?]/)[0]?.split('@').at(-1) ?? ''
  return scheme.endsWith('+srv') ? [] : hosts.split(',').flatMap((one) => addressOf(one.trim(), usual))
}

function addressOf(text: string, usual: number): Address[] {
  const [, six, four, port] = /^(?:\[(.+)\]|([^:]+))(?::(\d+))?$/.exec(text) ?? []
  const host = six ?? four
  return host === undefined ? [] : [{ host, port: Number(port ?? usual) }]
}

const listens = ({ host, port }: Address): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port })
    let left = turns
    const timer = setInterval(() => (left -= 1) < 0 && answer(false), turnMs)
    const answer = (isThere: boolean) => {
      clearInterval(timer)
      socket.destroy()
      resolve(isThere)
    }
    socket.on('connect', () => answer(true))
    socket.on('error', () => answer(false))
  })
