import { readConfig } from './config.ts'

it('begins with defaults', () => {
  expect(readConfig({})).toMatchObject({ port: 3002, publicUrl: 'http://localhost:3000', internalToken: undefined })
})

it.each([
  ['PORT', '70000', 'PORT is "70000"; it takes a port number from 0 to 65535.'],
  ['PORT', 'http', 'PORT is "http"; it takes a port number from 0 to 65535.'],
  ['PUBLIC_URL', 'deals', 'PUBLIC_URL is "deals"; it takes a full web address such as https://deals.example.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud"; it takes one of fatal, error, warn, info, debug, trace, silent.'],
  ['INTERNAL_TOKEN', 'short', 'INTERNAL_TOKEN is "…"; it takes a secret of 16 characters or more.'],
])('refuses %s=%s with a sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(sentence)
})
