import { readConfig } from './config.ts'

const token = { INTERNAL_TOKEN: '0123456789abcdef' }

describe('the settings of the workers', () => {
  it('have defaults for all but the secret', () => {
    expect(readConfig(token)).toMatchObject({
      logLevel: 'info',
      commandApiUrl: 'http://localhost:3001',
      queryApiUrl: 'http://localhost:3002',
    })
  })
  it.each([
    [{}, 'INTERNAL_TOKEN is ""; it takes a secret of 16 characters or more.'],
    [{ INTERNAL_TOKEN: 'short' }, 'INTERNAL_TOKEN is "…"; it takes a secret of 16 characters or more.'],
    [
      { ...token, COMMAND_API_URL: 'command-api' },
      'COMMAND_API_URL is "command-api"; it takes a full web address such as http://command-api:3001.',
    ],
    [
      { ...token, LOG_LEVEL: 'loud' },
      'LOG_LEVEL is "loud"; it takes one of fatal, error, warn, info, debug, trace, silent.',
    ],
  ])('that are wrong end the start with a sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence)
  })
})
