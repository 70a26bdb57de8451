import { existsSync, readdirSync } from 'node:fs'
import type { RequestHandler } from 'express'

/** How files lie beside themselves, packed by the build as small as they get: smaller than there is time for at each answer. */
const packings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Leads a request for a file of a directory to what the build packed of it, where the browser takes that. */
export function packedFiles(directory: string): RequestHandler {
  const names = new Set(existsSync(directory) ? readdirSync(directory) : [])
  return (request, response, next) => {
    const [path = '', question] = request.url.split('?')
    const name = path.slice(1)
    const type = types[/\.\w+$/.exec(name)?.[0] ?? '']
    const packing =
      type === undefined
        ? undefined
        : packings.find(
            ({ encoding, ending }) => names.has(name + ending) && request.acceptsEncodings(encoding) === encoding,
          )
    if (type !== undefined && packing !== undefined) {
      response.set('content-type', type).set('content-encoding', packing.encoding)
      request.url = `${path}${packing.ending}${question === undefined ? '' : `?${question}`}`
    }
    response.vary('accept-encoding')
    next()
  }
}
