import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** What was asked of the model of the tests. */
export interface Asked {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly response_format: { readonly type: string }
}
/** How the model of the tests answers one question. */
export type Manner = (response: ServerResponse, asked: Asked) => void

const usage = { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 }
const reply = (content: string, finish = 'stop') =>
  JSON.stringify({
    id: 'answer',
    object: 'chat.completion',
    created: 0,
    model: 'of the tests',
    usage,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
  })
const send = (response: ServerResponse, body: string, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(body)

/** Ways in which a model answers. */
export const says =
  (content: string, finish?: string): Manner =>
  (response) =>
    send(response, reply(content, finish))
export const failsWith =
  (status: number): Manner =>
  (response) =>
    send(response, '{"error":{"message":"not now"}}', status)
export const never: Manner = () => {}
export const goesOn: Manner = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const piece = ' '.repeat(64 * 1024)
  const more = () => {
    while (!response.destroyed && response.write(piece)) {
      // It writes until nobody listens.
    }
  }
  response.on('drain', more)
  more()
}
export const plainText: Manner = (response) => void response.writeHead(200).end('<html>Welcome to the router</html>')

/** A server that speaks as OpenAI's does, one manner for each question; the last one stays. */
export async function openModelServer(...manners: readonly Manner[]) {
  const asked: Asked[] = []
  const headers: IncomingMessage['headers'][] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const question = JSON.parse(body) as Asked
      const manner = manners[Math.min(asked.length, manners.length - 1)] ?? never
      asked.push(question)
      headers.push(request.headers)
      manner(response, question)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    asked,
    headers,
    server: {
      url: `http://127.0.0.1:${port}/v1`,
      model: 'of the tests',
      apiKey: 'secret',
      tokensPerDay: 100_000,
      tokensPerPost: 10_000,
      price: { question: 1, answer: 2 },
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
