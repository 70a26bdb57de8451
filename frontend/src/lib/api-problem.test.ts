import { problemFrom } from './api-problem.ts'

it.each<[string, number, string]>([
  ['Post not found', 404, 'Post not found'],
  ['{"message":"Please wait."}', 429, 'Please wait.'],
  ['', 500, 'as the status says'],
  ['<html><body>502 Bad Gateway</body></html>', 502, 'as the status says'],
  ['\n<!DOCTYPE html><p>Too large', 413, 'as the status says'],
])('of the answer %j with %i a person reads %j', (body, status, sentence) => {
  const problem = problemFrom(status, 'as the status says', body)
  expect(problem).toMatchObject({ status, sentence })
  expect(problem.message).not.toContain('<')
})
