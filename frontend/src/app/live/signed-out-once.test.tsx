import { waitFor } from '@testing-library/react'
import { toasts } from '../../ui/toasts.ts'
import { signedOutOnce } from './signed-out-once.ts'

let over: AbortController
const title = () => (toasts.current()?.isOpen === true ? toasts.current()?.title : undefined)
const answers = (status: number, body = '') => {
  const text = () => Promise.resolve(body)
  const response = { ok: status === 200, status, statusText: '', headers: new Map(), text }
  const answer = jest.fn(() => Promise.resolve(response))
  Object.assign(globalThis, { fetch: answer })
  return answer
}

beforeEach(() => {
  over = new AbortController()
  toasts.dismiss()
})

it('tells whoever was signed out on another device, once, and leads to where they sign in and back', async () => {
  const answer = answers(401)
  const refused = signedOutOnce(over.signal)
  refused()
  await waitFor(() => expect(title()).toBe('You are signed out'))
  expect(toasts.current()).toMatchObject({ lasting: true, action: { label: 'Sign in' } })
  toasts.dismiss()
  refused()
  expect([answer.mock.calls.length, title()]).toEqual([1, undefined])
})

it.each([
  ['is signed in', 200, '{"id":"ann"}'],
  ['could not be told', 503, ''],
])('tells nothing who %s', async (_who, status, body) => {
  const answer = answers(status, body)
  signedOutOnce(over.signal)()
  await waitFor(() => expect(answer).toHaveBeenCalled())
  await Promise.all(answer.mock.results.map(({ value }) => value as unknown))
  expect(title()).toBeUndefined()
})

it('tells nothing after the page has another member', async () => {
  const answer = answers(401)
  signedOutOnce(over.signal)()
  over.abort()
  await waitFor(() => expect(answer).toHaveBeenCalled())
  await Promise.all(answer.mock.results.map(({ value }) => value as unknown))
  expect(title()).toBeUndefined()
})
