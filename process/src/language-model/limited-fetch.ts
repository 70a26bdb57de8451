import { ModelFailed } from './language-model.ts'

/** An answer in the form that is asked for has a few thousand bytes. */
const mostBytes = 256 * 1024

/** Fetches, but reads no more than an answer may have: a server that goes on and on is left. */
export async function limitedFetch(...asked: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...asked)
  const { status, headers } = response
  return new Response(await readUpTo(response), { status, headers: withoutLength(headers) })
}

async function readUpTo({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    const piece: unknown = read.value
    size += piece instanceof Uint8Array ? piece.byteLength : 0
    if (size > mostBytes) {
      await reader?.cancel()
      throw new ModelFailed('nonsense', 'the model answers without end')
    }
    pieces.push(...(piece instanceof Uint8Array ? [piece] : []))
  }
  const whole = new Uint8Array(size)
  pieces.reduce((at, piece) => {
    whole.set(piece, at)
    return at + piece.byteLength
  }, 0)
  return whole
}

/** The body is plain now, whatever it was on the line. */
function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers)
  kept.delete('content-length')
  kept.delete('content-encoding')
  return kept
}
