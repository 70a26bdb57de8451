import { readConfig, unusedSettings } from './config.ts'

describe('the settings of the whole site', () => {
  it('have defaults, also where the value is empty', () => {
    expect(readConfig({ PORT: '', DEMO: '' })).toMatchObject({
      host: '::',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      demo: true,
      logLevel: 'warn',
      rateLimits: 'on',
      dev: false,
    })
  })

  it('are taken as they are given', () => {
    const given = { HOST: '127.0.0.1', PORT: '8080', DEMO: '0', RATE_LIMITS: 'off', NODE_ENV: 'development' }
    expect(readConfig(given)).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://localhost:8080',
      demo: false,
      rateLimits: 'off',
      dev: true,
    })
  })

  it.each([
    [{ PORT: 'web' }, 'PORT is "web"; it takes a port number from 0 to 65535.'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL is "mail.example"; it takes an address such as smtp://user:password@'],
    [{ DEMO: 'yes' }, 'DEMO is "yes"; it takes one of 1, 0.'],
    [{ RATE_LIMITS: 'sometimes' }, 'RATE_LIMITS is "sometimes"; it takes one of on, off.'],
  ])('are refused with one sentence: %j', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence)
  })

  it('name the servers that are given and not used', () => {
    expect(unusedSettings({ IMAGE_STORE_URL: 's3://pictures' })).toEqual(['IMAGE_STORE_URL'])
    expect(unusedSettings({ IMAGE_STORE_URL: '' })).toEqual([])
  })
})
