import { createHmac, timingSafeEqual } from 'node:crypto'

/** Codes of RFC 6238 as every authenticator makes them: SHA-1, six digits, a new one every 30 seconds. */
const stepMs = 30_000
const usualDigits = 6
/** Clocks of telephones are a little off. */
const drift = [0, -1, 1]

export const totpStep = (time: number): number => Math.floor(time / stepMs)

export function totpCode(secret: Buffer, step: number, digits = usualDigits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step whose code this is, or null; a step that was used before counts no more. */
export function totpMatch(secret: Buffer, code: string, { now, after }: { now: number; after: number }): number | null {
  const given = Buffer.from(code)
  const steps = drift.map((by) => totpStep(now) + by).filter((step) => step > after)
  return (
    steps.find((step) => {
      const wanted = Buffer.from(totpCode(secret, step))
      return wanted.length === given.length && timingSafeEqual(wanted, given)
    }) ?? null
  )
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As people type it and authenticators read it. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const parts = bits.match(/.{1,5}/g) ?? []
  return parts.map((part) => alphabet.charAt(Number.parseInt(part.padEnd(5, '0'), 2))).join('')
}
