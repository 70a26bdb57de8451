import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import type { ShownCredential } from '@deals/events'
import type { Passkey } from '@deals/accounts'

const base64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
/** The user was there, and the device has looked at their finger, face or PIN. */
const presentAndVerified = 0x05

/** A device that keeps a passkey, and shows it for whatever challenge it is given. */
export function madePasskey(name: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = base64(name)
  // What COSE calls the key: EC2, ES256, P-256, and its two coordinates.
  const head = Buffer.from('a5010203262001215820', 'hex')
  const key = Buffer.concat([
    head,
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  const passkey: Passkey = { credentialId, publicKey: base64(key), counter: 0, transports: [] }
  const show = (challenge: string, { origin, counter = 1 }: { origin: string; counter?: number }): ShownCredential => {
    const clientDataJSON = JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false })
    const authenticatorData = Buffer.concat([
      hashOf(new URL(origin).hostname),
      Buffer.from([presentAndVerified, 0, 0, 0, counter]),
    ])
    const signature = sign('sha256', Buffer.concat([authenticatorData, hashOf(clientDataJSON)]), privateKey)
    const response = {
      clientDataJSON: base64(clientDataJSON),
      authenticatorData: base64(authenticatorData),
      signature: base64(signature),
    }
    return { id: credentialId, rawId: credentialId, type: 'public-key', clientExtensionResults: {}, response }
  }
  return { passkey, show }
}
