import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Whose browser reads it, in base64url: its public key, and a secret that the push service does not know. */
export interface Reader {
  readonly p256dh: string
  readonly auth: string
}

const curve = 'prime256v1'
const saltLength = 16
const keyLength = 16
const nonceLength = 12
/** Far longer than any notice; push services take 4,096 bytes in all. */
const recordSize = 4_096
/** After the text: this record is the last. */
const lastRecord = Buffer.from([2])

const bytes = (text: string) => Buffer.from(text, 'base64url')
const derived = (from: Buffer, salt: Buffer, { info, length }: { info: Buffer; length: number }): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, length))
const infoOf = (name: string, ...more: Buffer[]) => Buffer.concat([Buffer.from(`${name}\0`), ...more])

/** Only tests give them: of all others each is used once. */
interface Once {
  readonly salt: Buffer
  readonly privateKey?: Buffer
}

/** A notice that the push service carries and cannot read: the content encoding aes128gcm of RFC 8188, with keys as in RFC 8291. */
export function sealNotice(
  text: string,
  reader: Reader,
  { salt, privateKey }: Once = { salt: randomBytes(saltLength) },
) {
  const own = createECDH(curve)
  if (privateKey === undefined) {
    own.generateKeys()
  } else {
    own.setPrivateKey(privateKey)
  }
  const [ownPublic, theirs] = [own.getPublicKey(), bytes(reader.p256dh)]
  const shared = derived(own.computeSecret(theirs), bytes(reader.auth), {
    info: infoOf('WebPush: info', theirs, ownPublic),
    length: 32,
  })
  const key = derived(shared, salt, { info: infoOf('Content-Encoding: aes128gcm'), length: keyLength })
  const nonce = derived(shared, salt, { info: infoOf('Content-Encoding: nonce'), length: nonceLength })
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([salt, size, Buffer.from([ownPublic.length]), ownPublic, sealed])
}
