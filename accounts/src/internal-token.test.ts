import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isInternalToken, loadInternalToken } from './internal-token.ts'

it('is one secret for all processes of a data directory, readable by its owner alone', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'internal-token-'))
  const token = loadInternalToken({ dataDir, given: undefined })
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(loadInternalToken({ dataDir, given: undefined })).toBe(token)
  expect(statSync(join(dataDir, 'internal.token')).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir)).toEqual(['internal.token'])
  rmSync(dataDir, { recursive: true })
})

it('is the one that was given', () => {
  expect(loadInternalToken({ dataDir: '/nowhere', given: 'given-by-the-operator' })).toBe('given-by-the-operator')
})

it.each([
  ['the secret', 'the secret', true],
  ['another', 'the secret', false],
  ['', '', false],
  ['', null, false],
])('%j opens what %j closes: %j', (given, wanted, isOpen) => {
  expect(isInternalToken(given, wanted)).toBe(isOpen)
})
