import { readConfig } from './config.ts'

describe('the settings', () => {
  it('have defaults', () => {
    expect(readConfig({})).toMatchObject({ port: 3001, publicUrl: 'http://localhost:3000', rateLimits: 'on' })
  })

  it.each([
    [{ PORT: 'http' }, 'PORT is "http"; it takes a port number from 0 to 65535.'],
    [{ RATE_LIMITS: 'none' }, 'RATE_LIMITS is "none"; it takes one of on, off.'],
    [{ PUBLIC_URL: 'deals' }, 'PUBLIC_URL is "deals"; it takes a full web address such as https://deals.example.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it takes one of fatal, error, warn, info, debug, trace, silent.'],
    [{ INTERNAL_TOKEN: 'short' }, 'INTERNAL_TOKEN is "…"; it takes a secret of 16 characters or more.'],
  ])('refuse %j in one sentence', (settings, sentence) => {
    expect(() => readConfig(settings)).toThrow(sentence)
  })
})
