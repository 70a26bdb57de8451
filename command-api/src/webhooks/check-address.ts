import { isIP } from 'node:net'
import { refuseField, type Refused } from '../platform/refusal.ts'
import { webhookPorts } from '../platform/webhook-poster.ts'

/** Names that mean something inside a network alone. Whatever else a name leads to is judged when it is looked up. */
const inner = /^[^.]+$|\.(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|onion|example|invalid|test)$/i

/** Who is asked: a dot at the end and another port make no other host of it. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/\.$/, '')

const refuseUrl = (message: string): Refused => refuseField('url', message)

/** The address as it is kept, if it is one that may be told of something. */
export function checkAddress(text: string, publicUrl: string): URL | Refused {
  const url = URL.canParse(text) ? new URL(text) : null
  const host = url === null ? '' : hostOf(url).replace(/^\[|\]$/g, '')
  if (url?.protocol !== 'https:') {
    return refuseUrl('Enter an address that begins with https://')
  }
  if (url.username !== '' || url.password !== '') {
    return refuseUrl('Leave name and password out of the address; messages are signed instead')
  }
  if (isIP(host) !== 0 || inner.test(host)) {
    return refuseUrl('Enter an address with a public name')
  }
  if (!webhookPorts.includes(url.port)) {
    return refuseUrl('Use the usual port (443), or 8443')
  }
  return hostOf(url) === hostOf(new URL(publicUrl)) ? refuseUrl('This is an address of this site') : url
}
