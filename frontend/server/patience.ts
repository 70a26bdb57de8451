import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'

/** The other process said nothing in time. It may be frozen, and do what it was asked when it wakes. */
export class Silent extends Error {
  override name = 'Silent'
}

/** Gives up a request whose answer does not begin in time. While its sender is still sending, nobody waits for the other process. */
export function untilAnswered(request: IncomingMessage, outgoing: ClientRequest, patienceMs: number): void {
  const patience = setTimeout(() => {
    if (request.complete || outgoing.writableNeedDrain) {
      outgoing.destroy(new Silent())
    } else {
      patience.refresh()
    }
  }, patienceMs)
  const goOn = () => void patience.refresh()
  const over = () => clearTimeout(patience)
  request.once('end', goOn)
  outgoing.on('drain', goOn).once('response', over).once('close', over)
}

/** Ends an answer that stops in its midst, unless it is its reader who takes so long. */
export function endIfSilent(answer: IncomingMessage, response: ServerResponse, patienceMs: number): void {
  const patience = setTimeout(() => {
    if (response.writableNeedDrain) {
      patience.refresh()
    } else {
      response.destroy()
    }
  }, patienceMs)
  const goOn = () => void patience.refresh()
  answer.on('data', goOn).once('close', () => clearTimeout(patience))
  response.on('drain', goOn)
}
