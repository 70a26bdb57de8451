import { readConfig } from './config.ts'

describe('the settings of the workers', () => {
  it('have defaults', () => {
    expect(readConfig({})).toMatchObject({
      logLevel: 'info',
      commandApiUrl: 'http://localhost:3001',
      queryApiUrl: 'http://localhost:3002',
      smtp: undefined,
      mailFrom: { name: 'Dealstream', address: 'no-reply@localhost' },
    })
  })
  it.each([
    [{ INTERNAL_TOKEN: 'short' }, 'INTERNAL_TOKEN is "…"; it takes a secret of 16 characters or more.'],
    [
      { COMMAND_API_URL: 'command-api' },
      'COMMAND_API_URL is "command-api"; it takes a full web address such as https://deals.example.',
    ],
    [{ SMTP_URL: 'smtp://me:sec/ret@host' }, 'SMTP_URL is "smtp://…@host"; it takes an address such as smtp://'],
    [{ MAIL_FROM: 'us' }, 'MAIL_FROM is "us"; it takes an address such as Dealstream <no-reply@deals.example>.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it takes one of fatal, error, warn, info, debug, trace, silent.'],
  ])('that are wrong end the start with a sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence)
  })
})
