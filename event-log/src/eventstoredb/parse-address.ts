import { StoreProblem } from '@deals/storage'

/** EVENTSTORE_URL in its parts. */
export interface Address {
  /** As the client takes it. */
  readonly url: string
  /** Hosts, without secrets. */
  readonly place: string
  readonly credentials: { readonly username: string; readonly password: string }
}

const notUnderstood =
  'EVENTSTORE_URL cannot be understood; it takes an address such as esdb://localhost:2113?tls=false, with special characters of a password written as percent codes.'

/** Whatever the client takes, but for what it would not heed and for what would make it say wrong things. */
const options = [
  ...['tls', 'tlsCAFile', 'userCertFile', 'userKeyFile', 'connectionName', 'nodePreference'],
  ...['maxDiscoverAttempts', 'discoveryInterval', 'gossipTimeout', 'keepAliveInterval', 'keepAliveTimeout'],
  'defaultDeadline',
]
const optionNames = new Map(options.map((name) => [flat(name), name]))

/**
 * Takes the address apart, so that what is wrong with it is said before the client warns of it with the password in
 * its text. Throws StoreProblem with one sentence that holds no secret.
 */
export function parseAddress(text: string): Address {
  const found = /^(esdb(?:\+discover)?):\/\/(?:([^/?]*)@)?([^@/?]+)\/?(?:\?(.*))?$/.exec(text.trim())
  if (found === null) {
    throw new StoreProblem(notUnderstood)
  }
  const [, protocol = '', user, place = '', query = ''] = found
  const pairs = query === '' ? [] : query.split('&').map(parseOption)
  const credentials = user === undefined ? undefined : parseUser(user)
  const encoded =
    credentials && `${encodeURIComponent(credentials.username)}:${encodeURIComponent(credentials.password)}@`
  const search = pairs.map(([name, value]) => `${name}=${value}`).join('&')
  return {
    url: `${protocol}://${encoded ?? ''}${place}${search === '' ? '' : `?${search}`}`,
    place,
    // A server without passwords does not look at them, one with passwords refuses them.
    credentials: credentials ?? { username: 'nobody', password: 'nothing' },
  }
}

function parseOption(pair: string): readonly [name: string, value: string] {
  const [given = '', value = '', ...rest] = pair.split('=')
  const name = optionNames.get(flat(given))
  if (value === '' || rest.length > 0) {
    throw new StoreProblem(notUnderstood)
  }
  if (flat(given) === 'tlsverifycert') {
    throw new StoreProblem(
      'EVENTSTORE_URL holds tlsVerifyCert, which changes nothing; name the certificate of the authority with tlsCAFile.',
    )
  }
  if (name === undefined) {
    throw new StoreProblem(
      `EVENTSTORE_URL holds the option ${JSON.stringify(given.slice(0, 40))}; it takes ${options.join(', ')}.`,
    )
  }
  return [name, value]
}

/** The client cuts a password off at a colon, so it is given the codes. */
function parseUser(user: string): { username: string; password: string } {
  const colon = user.indexOf(':')
  if (colon < 1 || colon === user.length - 1) {
    throw new StoreProblem(notUnderstood)
  }
  try {
    return { username: decodeURIComponent(user.slice(0, colon)), password: decodeURIComponent(user.slice(colon + 1)) }
  } catch {
    throw new StoreProblem(notUnderstood)
  }
}

function flat(name: string): string {
  return name.trim().toLowerCase().replace(/[_-]/g, '')
}
