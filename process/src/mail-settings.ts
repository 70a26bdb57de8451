import { isIP } from 'node:net'
import { siteName } from '@deals/events'
import { withoutSecrets } from './store-settings.ts'
import { WrongSetting, type Environment } from './settings.ts'

/** Who a letter comes from, or goes to. */
export interface MailAddress {
  readonly name: string
  readonly address: string
}
/** A server that takes letters. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** Encrypted from the first byte; otherwise as soon as the server offers it. */
  readonly secure: boolean
  readonly login: { readonly user: string; readonly password: string } | undefined
}
export interface MailSettings {
  /** Where letters are handed over; without it they are written into a folder. */
  readonly smtp: SmtpServer | undefined
  readonly mailFrom: MailAddress
}

/** Reads how letters leave the site. Throws WrongSetting with one sentence. */
export function readMailSettings(environment: Environment, publicUrl: string): MailSettings {
  return { smtp: readSmtp(environment), mailFrom: readSender(environment, publicUrl) }
}

const local = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/
const domain = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*$/
const longestAddress = 254

/** Whether a letter can be addressed so: no quoting, no lists, nothing that could end a line of a header. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  return text.length <= longestAddress && local.test(text.slice(0, Math.max(0, at))) && domain.test(text.slice(at + 1))
}

const ports: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 }

function readSmtp(environment: Environment): SmtpServer | undefined {
  const held = environment['SMTP_URL'] || undefined
  if (held === undefined) {
    return undefined
  }
  const server = parseSmtp(held)
  if (server === undefined) {
    const takes = 'an address such as smtp://user:password@mail.example:587, signs in the password percent-encoded'
    throw new WrongSetting('SMTP_URL', withoutSecrets(held), takes)
  }
  return server
}

function parseSmtp(held: string): SmtpServer | undefined {
  if (!URL.canParse(held)) {
    return undefined
  }
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(held)
  const usual = ports[protocol]
  const isBare = ['', '/'].includes(pathname) && search === '' && hash === ''
  const [user, secret] = [decoded(username), decoded(password)]
  if (usual === undefined || hostname === '' || !isBare || user === undefined || secret === undefined) {
    return undefined
  }
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? usual : Number(port),
    secure: protocol === 'smtps:',
    login: user === '' ? undefined : { user, password: secret },
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function readSender(environment: Environment, publicUrl: string): MailAddress {
  const { hostname } = new URL(publicUrl)
  // A site that is known by a number only has no name to write from.
  const isName = domain.test(hostname) && isIP(hostname) === 0
  const held = environment['MAIL_FROM'] || `${siteName} <no-reply@${isName ? hostname : 'localhost'}>`
  const [, name = '', bracketed] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(held.trim()) ?? []
  const address = bracketed ?? held.trim()
  if (!isMailAddress(address)) {
    throw new WrongSetting('MAIL_FROM', held, `an address such as ${siteName} <no-reply@deals.example>`)
  }
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
}
