import { base32, totpCode, totpMatch, totpStep } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('a code of an authenticator', () => {
  // The table of RFC 6238, appendix B.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is at second %s what the standard says: %s', (second, code) => {
    expect(totpCode(secret, totpStep(second * 1000), 8)).toBe(code)
  })

  it('counts a step early and a step late, and no further', () => {
    const now = 1_111_111_111_000
    const at = (by: number) => totpMatch(secret, totpCode(secret, totpStep(now) + by), { now, after: 0 })
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([null, ...[-1, 0, 1].map((by) => totpStep(now) + by), null])
  })

  it('counts once', () => {
    const now = 1_111_111_111_000
    const code = totpCode(secret, totpStep(now))
    expect(totpMatch(secret, code, { now, after: totpStep(now) })).toBeNull()
    expect(totpMatch(secret, '', { now, after: 0 })).toBeNull()
  })
})

// The table of RFC 4648, without its padding.
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is written as %j', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written)
})
