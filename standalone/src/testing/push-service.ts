import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'

interface Subscriber {
  readonly ecdh: ReturnType<typeof createECDH>
  readonly auth: Buffer
  /** The key of the only site that may send. */
  readonly siteKey: string
  state: 'on' | 'gone' | 'away'
  readonly shown: unknown[]
}

const origin = 'https://fcm.googleapis.com'
const longestLifeSeconds = 24 * 60 * 60

/**
 * What a push service and the browsers behind it do: it takes a message from the site alone that the browser was told of,
 * and the browser reads what was sealed for it. Written after RFC 8030, 8188, 8291 and 8292, apart from the site's own code.
 */
export function pushService({ now, subject }: { now: () => number; subject: string }) {
  const subscribers = new Map<string, Subscriber>()
  const send: typeof fetch = async (input, init) => {
    const subscriber = subscribers.get(new Request(input).url)
    if (subscriber === undefined || subscriber.state === 'gone') {
      return new Response(null, { status: 410 })
    }
    if (subscriber.state === 'away') {
      return new Response(null, { status: 503 })
    }
    const headers = new Headers(init?.headers)
    expect(init).toMatchObject({ method: 'POST', redirect: 'manual' })
    expect(headers.get('ttl')).toMatch(/^\d+$/)
    expect(headers.get('topic') ?? '').toMatch(/^[\w-]{0,32}$/)
    expect(headers.get('content-encoding')).toBe('aes128gcm')
    expectSender(headers.get('authorization') ?? '', { siteKey: subscriber.siteKey, now: now(), subject })
    const body = Buffer.from(await new Response(init?.body ?? null).arrayBuffer())
    expect(body.length).toBeLessThanOrEqual(4_096)
    subscriber.shown.push(JSON.parse(opened(body, subscriber)))
    return new Response(null, { status: 201 })
  }
  return {
    send,
    /** A browser that takes notices of a site. */
    subscribe: (name: string, siteKey: string) => {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const subscriber: Subscriber = { ecdh, auth: randomBytes(16), siteKey, state: 'on', shown: [] }
      const endpoint = `${origin}/fcm/send/${name}`
      subscribers.set(endpoint, subscriber)
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: subscriber.auth.toString('base64url') }
      return { subscriber, form: { endpoint, ...keys } }
    },
  }
}

interface Expected {
  readonly siteKey: string
  readonly now: number
  readonly subject: string
}

function expectSender(authorization: string, { siteKey, now, subject }: Expected): void {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  expect(key).toBe(siteKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))
  expect(isSigned).toBe(true)
  const said = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
  expect(said(head)).toMatchObject({ alg: 'ES256' })
  expect(said(claims)).toMatchObject({ aud: origin, sub: subject })
  const life = Number(said(claims)['exp']) - now / 1000
  expect(life > 0 && life <= longestLifeSeconds).toBe(true)
}

function opened(body: Buffer, { ecdh, auth }: Subscriber): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)]
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const derive = (from: Buffer, salted: Buffer, [info, length]: [Buffer, number]) =>
    Buffer.from(hkdfSync('sha256', from, salted, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const shared = derive(ecdh.computeSecret(sender), auth, [info, 32])
  const key = derive(shared, salt, [Buffer.from('Content-Encoding: aes128gcm\0'), 16])
  const nonce = derive(shared, salt, [Buffer.from('Content-Encoding: nonce\0'), 12])
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  expect(text.at(-1)).toBe(2)
  return text.subarray(0, -1).toString()
}
