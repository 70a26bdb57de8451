import { readConfig } from './config.ts'

describe('the settings of the projector', () => {
  it('have defaults', () => {
    expect(readConfig({})).toMatchObject({ logLevel: 'info', metricsPort: 9464, masterKey: undefined })
  })

  it.each([
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it takes one of fatal, error, warn, info, debug, trace, silent.'],
    [{ METRICS_PORT: '70000' }, 'METRICS_PORT is "70000"; it takes a port number from 0 to 65535.'],
    [{ METRICS_PORT: '-1' }, 'METRICS_PORT is "-1"; it takes a port number from 0 to 65535.'],
  ])('are refused with one sentence: %j', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence)
  })
})
