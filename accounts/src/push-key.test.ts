import { createPublicKey, verify } from 'node:crypto'
import { pushKeyOf } from './push-key.ts'

const now = Date.UTC(2026, 0, 15, 12)
const about = { audience: 'https://web.push.apple.com', subject: 'https://deals.example', now }
const parts = (authorization: string) =>
  /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization)?.slice(1) ?? []
const said = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown

describe('the key by which push services know the site', () => {
  const key = pushKeyOf(Buffer.alloc(32, 7))

  it('is the same in every process, and another one under another master key', () => {
    expect(pushKeyOf(Buffer.alloc(32, 7)).publicKey).toBe(key.publicKey)
    expect(pushKeyOf(Buffer.alloc(32, 8)).publicKey).not.toBe(key.publicKey)
    expect(Buffer.from(key.publicKey, 'base64url')).toHaveLength(65)
  })

  it('signs who sends, to whom, and until when', () => {
    const [head = '', claims = '', signature = '', shown = ''] = parts(key.authorization(about))
    expect([said(head), said(claims), shown]).toEqual([
      { typ: 'JWT', alg: 'ES256' },
      { aud: about.audience, sub: about.subject, exp: now / 1000 + 12 * 3600 },
      key.publicKey,
    ])
    const point = Buffer.from(shown, 'base64url')
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const isSigned = (text: string) =>
      verify(
        'sha256',
        Buffer.from(text),
        { key: publicKey, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      )
    expect([isSigned(`${head}.${claims}`), isSigned(`${head}.${claims}x`)]).toEqual([true, false])
  })
})
