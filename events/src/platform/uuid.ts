import { hash, randomUUID } from 'node:crypto'

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Whether a text is a uuid as we write them: lower case, with hyphens. */
export function isUuid(text: string): boolean {
  return pattern.test(text)
}

/** A new random uuid. */
export function newUuid(): string {
  return randomUUID()
}

/** The 16 bytes of a uuid. */
export function uuidBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

/** The uuid that 16 bytes stand for. */
export function uuidOfBytes(bytes: Buffer): string {
  return uuidOfHex(bytes.toString('hex'))
}

/** The uuid of 32 hexadecimal digits. */
export function uuidOfHex(hex: string): string {
  // One text: a template would keep its nine parts, and with a million events these are what the collector is busy with.
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/**
 * The uuid (version 5) that belongs to a name inside a namespace. With a command id and an event's index in it,
 * a repeated append offers the same ids, and the log knows it again.
 */
export function uuidV5(namespaceId: string, name: number | string): string {
  const bytes = hash('sha1', Buffer.concat([uuidBytes(namespaceId), Buffer.from(String(name))]), 'buffer')
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return uuidOfBytes(bytes.subarray(0, 16))
}
