import { resolve } from 'node:path'
import { readConfig } from './config.ts'

describe('the settings of the page server', () => {
  it('have defaults for one machine', () => {
    expect(readConfig({ PAGE_THREADS: '2' })).toEqual({
      host: '::',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      queryApiUrl: 'http://localhost:3002',
      commandApiUrl: 'http://localhost:3001',
      workersUrl: 'http://localhost:9465',
      internalToken: undefined,
      dataDir: resolve('data'),
      proxies: 0,
      pageThreads: 2,
    })
  })

  it.each([
    [{ PAGE_THREADS: 'some' }, 'PAGE_THREADS is "some"; it takes a whole number from 0 to 99.'],
    [{ PORT: 'http' }, 'PORT is "http"; it takes a port number from 0 to 65535.'],
    [
      { QUERY_API_URL: 'query' },
      'QUERY_API_URL is "query"; it takes a full web address such as https://deals.example.',
    ],
  ])('refuse %j in one sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence)
  })
})
