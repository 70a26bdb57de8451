import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { answerCalls } from './answer-calls.ts'

const door = answerCalls(
  {},
  {},
  { door: 'log', token: 'a token', problemOf: () => ({ status: 500, message: 'a bug' }) },
)

/** Whether a request that names this goes on to who stands behind the door. */
function goesOn(method: string, url: string): boolean {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url })
  let isOn = false
  door(request, new ServerResponse(request), () => (isOn = true))
  return isOn
}

it.each([
  ['POST', '/'],
  ['POST', '//'],
  ['POST', '//['],
  ['POST', 'http:///'],
  ['POST', 'http://x:99999/internal/log/progress'],
  ['POST', '/internal/logs/progress'],
  ['POST', '/internal/%6cog/progress'],
  ['GET', '/internal/log/progress'],
])('%s %s is not for the door', (method, url) => {
  expect(goesOn(method, url)).toBe(true)
})

it.each(['/internal/log/progress', '/internal/log/progress?a=1', '/internal/log/'])('POST %s is', (url) => {
  expect(goesOn('POST', url)).toBe(false)
})
