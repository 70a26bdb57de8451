import { createECDH, createHmac, createPrivateKey, sign } from 'node:crypto'

/** By which push services know this site (VAPID, RFC 8292). */
export interface PushKey {
  /** What browsers are told: they take notices of this key alone. A point of P-256, uncompressed, in base64url. */
  readonly publicKey: string
  /** The header `authorization` for one push service: who sends (an https address), to which origin, for twelve hours. */
  authorization(about: { audience: string; subject: string; now: number }): string
}

const curve = 'prime256v1'
const validSeconds = 12 * 60 * 60
const base64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** The key that follows from the master key, so that every process has the same and none has to be kept. */
export function pushKeyOf(masterKey: Buffer): PushKey {
  const { d, point } = privateKeyOf(masterKey)
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: d.toString('base64url'), x, y }, format: 'jwk' })
  const publicKey = point.toString('base64url')
  return {
    publicKey,
    authorization: ({ audience, subject, now }) => {
      const claims = { aud: audience, exp: Math.floor(now / 1000) + validSeconds, sub: subject }
      const signed = `${base64({ typ: 'JWT', alg: 'ES256' })}.${base64(claims)}`
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
    },
  }
}

/** Nearly every number of 32 bytes is a key of the curve; where one is none, the next is taken. */
function privateKeyOf(masterKey: Buffer, round = 0): { d: Buffer; point: Buffer } {
  const d = createHmac('sha256', masterKey).update(`push notices ${round}`).digest()
  const pair = createECDH(curve)
  try {
    pair.setPrivateKey(d)
    return { d, point: pair.getPublicKey() }
  } catch {
    return privateKeyOf(masterKey, round + 1)
  }
}
