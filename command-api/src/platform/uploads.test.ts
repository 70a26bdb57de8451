import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { request as ask, type ClientRequest, type IncomingMessage, type Server } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import express from 'express'
import { portOf } from '@deals/process'
import { aPicture, bodyOf, smallSite, type SmallSite } from '../testing/small-site.ts'
import { isRefused } from './refusal.ts'
import { createUploads } from './uploads.ts'

const MB = 1024 * 1024
const head =
  '--edge\r\ncontent-disposition: form-data; name="image"; filename="1.png"\r\ncontent-type: image/png\r\n\r\n'
const tail = '\r\n--edge--\r\n'

/** So much of a file is sent at once. */
const beginning = 64 * 1024

/** Begins to send a form with one file, and leaves it at that. */
function beginUpload(server: Server, { cookie = '', length = 4 * MB, begun = beginning } = {}): ClientRequest {
  const sent = ask({
    host: '127.0.0.1',
    port: portOf(server),
    method: 'POST',
    path: '/api/images',
    agent: false,
    headers: {
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': head.length + length + tail.length,
      ...(cookie !== '' && { cookie }),
    },
  })
  // Whoever is refused may find the connection closed under what is still being sent.
  sent.on('error', () => undefined)
  sent.write(Buffer.concat([Buffer.from(head), Buffer.alloc(begun)]))
  return sent
}
async function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  return answer
}
const answered = async (sent: ClientRequest): Promise<[number | undefined, unknown]> => {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return [answer.statusCode, JSON.parse(await text(answer)) as unknown]
}
/** Looks until it is so; gives up with the test's own words. */
async function until(isSo: () => boolean): Promise<void> {
  for (let looked = 0; looked < 400 && !isSo(); looked += 1) {
    await delay(10)
  }
  expect(isSo()).toBe(true)
}
const listening = async (app: express.Express) => {
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}
const senderOf = ({ headers }: express.Request) => String(headers.cookie ?? 'somebody')
const filesIn = (folder: string) => {
  try {
    return readdirSync(folder).map((name) => join(folder, name))
  } catch {
    return []
  }
}

describe('an upload', () => {
  let site: SmallSite
  let server: Server
  beforeEach(async () => {
    site = smallSite({ trust: { ann: 0 } })
    server = await listening(site.app)
  })
  afterEach(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    site.close()
  })
  const folder = () => join(site.context.imageFolder, '../uploads')

  it('goes to the disk as it comes, and leaves nothing there', async () => {
    const { cookie } = await site.join('ann')
    const sent = beginUpload(server, { cookie })
    sent.write(Buffer.alloc(3 * MB - beginning))
    const written = () => filesIn(folder()).reduce((sum, file) => sum + statSync(file).size, 0)
    // The body is not complete and never will be before this is true.
    await until(() => !(written() < 2 * MB))
    sent.end(Buffer.concat([Buffer.alloc(MB), Buffer.from(tail)]))
    expect((await answerTo(sent)).statusCode).toBe(415)
    expect(filesIn(folder())).toEqual([])
  })

  it('is refused before it is sent, when there are no places left', async () => {
    const { cookie } = await site.join('ann')
    const begun = []
    for (let nr = 0; nr < 10; nr += 1) {
      const sent = beginUpload(server, { cookie })
      begun.push(sent)
      await until(() => !(filesIn(folder()).length < nr + 1))
    }
    const answer = await answerTo(beginUpload(server, { cookie }))
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3600'])
    begun.forEach((sent) => sent.destroy())
    await until(() => !(filesIn(folder()).length > 0))
  })

  it('is refused before it is sent by who is not signed in, and when it is too long', async () => {
    expect((await answerTo(beginUpload(server))).statusCode).toBe(401)
    const { cookie } = await site.join('ann')
    const tooLarge = await answered(beginUpload(server, { cookie, length: 7 * MB }))
    expect(tooLarge).toEqual([413, { message: 'Image is larger than 5 MB' }])
  })

  it('brings one picture', async () => {
    const { cookie } = await site.join('ann')
    const picture = await aPicture()
    const upload = () => site.agent.post('/api/images').set('cookie', cookie).attach('image', picture, '1.png')
    const two = await upload().attach('image', picture, '2.png')
    expect([two.status, two.body]).toEqual([413, { message: 'Those are too many files.' }])
    const kept = await upload()
    expect([kept.status, bodyOf(kept)['width']]).toEqual([201, 400])
    expect(filesIn(folder())).toEqual([])
  })
})

it('uploads are asked to come back while too much is under way', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uploads-'))
  const uploads = createUploads({ folder, mostBytes: 6 * MB })
  const app = express()
  app.post('/api/images', async (request, response) => {
    const upload = await uploads.receive({ request, response }, { mostFiles: 1, sender: senderOf(request) })
    await (isRefused(upload) ? undefined : upload.letGo())
    response.json(isRefused(upload) ? { refused: upload.refused, retryAfter: upload.retryAfter } : {})
  })
  const server = await listening(app)
  const first = beginUpload(server)
  await until(() => !(filesIn(folder).length === 0))
  const [second] = (await once(beginUpload(server), 'response')) as [IncomingMessage]
  const [said] = (await once(second, 'data')) as [Buffer]
  expect(JSON.parse(said.toString())).toEqual({ refused: 'overloaded', retryAfter: 2 })
  first.end(Buffer.concat([Buffer.alloc(4 * MB - beginning), Buffer.from(tail)]))
  await answerTo(first)
  const third = beginUpload(server, { length: 10, begun: 0 })
  third.end(`0123456789${tail}`)
  expect((await answerTo(third)).statusCode).toBe(200)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

it('one sender alone holds up nobody else: beside one form of theirs, only small ones are under way', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uploads-'))
  const uploads = createUploads({ folder, mostBytes: 16 * MB })
  const app = express()
  app.post('/api/images', async (request, response) => {
    const upload = await uploads.receive({ request, response }, { mostFiles: 1, sender: senderOf(request) })
    await (isRefused(upload) ? undefined : upload.letGo())
    response.status(isRefused(upload) ? 503 : 200).end()
  })
  const server = await listening(app)
  const slow = beginUpload(server, { cookie: 'slow' })
  await until(() => !(filesIn(folder).length === 0))
  const more = await Promise.all([1, 2, 3].map(() => answerTo(beginUpload(server, { cookie: 'slow' }))))
  expect(more.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
  const other = beginUpload(server, { cookie: 'other' })
  other.end(Buffer.concat([Buffer.alloc(4 * MB - beginning), Buffer.from(tail)]))
  expect((await answerTo(other)).statusCode).toBe(200)
  slow.end(Buffer.concat([Buffer.alloc(4 * MB - beginning), Buffer.from(tail)]))
  expect((await answerTo(slow)).statusCode).toBe(200)
  const again = beginUpload(server, { cookie: 'slow' })
  again.end(Buffer.concat([Buffer.alloc(4 * MB - beginning), Buffer.from(tail)]))
  expect((await answerTo(again)).statusCode).toBe(200)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})
