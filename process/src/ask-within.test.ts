import express from 'express'
import { askingWithin } from './ask-within.ts'
import { handedOn, isHandedOn, knowingVisitors, visitorAddress } from './visitors.ts'

// Express writes what fails to the console elsewhere.
const app = express().set('env', 'test')
app.get('/words/:word', (request, response) => {
  response.set('x-asked', request.originalUrl.split('=')[1]).json({ word: request.params['word'] })
})
app.get('/refused', (_request, response) => {
  response.status(403).type('text/plain').send('No.')
})
app.get('/whose', (request, response) => {
  response.json({ address: visitorAddress(request), isHandedOn: isHandedOn(request), cookie: request.headers.cookie })
})
app.get('/pieces', (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/plain', 'x-kind': 'pieces' })
  response.write('one, ')
  response.write(Buffer.from('two'))
  response.end(', three')
})
app.get('/wrong', () => {
  throw Object.assign(new Error('It broke'), { status: 500, expose: true })
})

const proof = 'known to this process alone'
const ask = askingWithin(knowingVisitors({ proxies: 0, proof }, app))

describe('a question inside the process', () => {
  it('is read and answered as one from outside', async () => {
    const answer = await ask('/words/caf%C3%A9?by=ann', {})
    expect([answer.ok, answer.status, answer.headers.get('X-Asked'), await answer.text()]).toEqual([
      ...[true, 200, 'ann', '{"word":"café"}'],
    ])
  })

  it('is refused as one from outside', async () => {
    const answer = await ask('/refused', {})
    expect([answer.ok, answer.status, await answer.text()]).toEqual([false, 403, 'No.'])
  })

  it('comes from the visitor in whose name it is asked', async () => {
    const answer = await ask('/whose', { cookie: 'session=abc', ...handedOn('203.0.113.7', proof) })
    expect(JSON.parse(await answer.text())).toEqual({
      address: '203.0.113.7',
      isHandedOn: true,
      cookie: 'session=abc',
    })
  })

  it('is nobody’s without the proof', async () => {
    const answer = await ask('/whose', handedOn('203.0.113.7', 'a guess'))
    expect(JSON.parse(await answer.text())).toEqual({ address: 'unknown', isHandedOn: false })
  })

  it('gets an answer that is written in pieces', async () => {
    const answer = await ask('/pieces', {})
    expect([answer.headers.get('x-kind'), await answer.text()]).toEqual(['pieces', 'one, two, three'])
  })

  it('is answered where nobody answers, or somebody fails', async () => {
    expect([(await ask('/nowhere', {})).status, (await ask('/wrong', {})).status]).toEqual([404, 500])
  })

  it('is known of no header that was not set', async () => {
    expect((await ask('/refused', {})).headers.get('x-asked')).toBeNull()
  })
})

it('tells those who count when an answer is made', async () => {
  const told: string[] = []
  const counted = askingWithin((request, response) => {
    response.once('prefinish', () => told.push('made')).once('close', () => told.push('gone'))
    app(request, response)
  })
  await counted('/refused', {})
  expect(told).toEqual(['made', 'gone'])
})
