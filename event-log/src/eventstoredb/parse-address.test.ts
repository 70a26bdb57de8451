import { StoreProblem } from '@deals/storage'
import { openClients } from './clients.ts'
import { parseAddress } from './parse-address.ts'

const nobody = { username: 'nobody', password: 'nothing' }

describe('an address', () => {
  it.each([
    ['esdb://one:2113?tls=false', 'esdb://one:2113?tls=false', 'one:2113', nobody],
    ['esdb://one:2113/?TLS=false', 'esdb://one:2113?tls=false', 'one:2113', nobody],
    ['esdb+discover://cluster.example', 'esdb+discover://cluster.example', 'cluster.example', nobody],
    [
      'esdb://site:secret@one:2113,two:2113?nodePreference=leader&keepAliveInterval=20000',
      'esdb://site:secret@one:2113,two:2113?nodePreference=leader&keepAliveInterval=20000',
      'one:2113,two:2113',
      { username: 'site', password: 'secret' },
    ],
    // The client itself would cut this password off at its colon.
    ['esdb://site:a:b@one', 'esdb://site:a%3Ab@one', 'one', { username: 'site', password: 'a:b' }],
    ['esdb://site:p%40ss@one', 'esdb://site:p%40ss@one', 'one', { username: 'site', password: 'p@ss' }],
    ['esdb://site:p@ss@one', 'esdb://site:p%40ss@one', 'one', { username: 'site', password: 'p@ss' }],
  ])('%s is taken', (...row) => {
    const [text, url, place, credentials] = row
    expect(parseAddress(text)).toEqual({ url, place, credentials })
  })

  it.each([
    ['', /^EVENTSTORE_URL cannot be understood; it takes an address such as esdb:/],
    ['esdb://', /^EVENTSTORE_URL cannot be understood/],
    ['http://one:2113', /^EVENTSTORE_URL cannot be understood/],
    ['esdb://site:hidden%zz@one:2113', /^EVENTSTORE_URL cannot be understood/],
    ['esdb://site:hid/den@one:2113', /^EVENTSTORE_URL cannot be understood/],
    ['esdb://hidden@one:2113', /^EVENTSTORE_URL cannot be understood/],
    ['esdb://site:hidden@one:port', /^EVENTSTORE_URL cannot be understood/],
    ['esdb://site:hidden@one?tls', /^EVENTSTORE_URL cannot be understood/],
    ['esdb://site:hidden@one?tls=perhaps', /^EVENTSTORE_URL cannot be understood/],
    ['esdb://site:hidden@one?tlsCAFile=/no/such/file', /\(a certificate or its key was not found\)/],
    // It would be ignored, with a warning that shows the password.
    ['esdb://site:hidden@one?tlsVerifyCert=false', /^EVENTSTORE_URL holds tlsVerifyCert, which changes nothing/],
    ['esdb://site:hidden@one?colour=red', /^EVENTSTORE_URL holds the option "colour"; it takes tls, /],
    // It makes the client answer a wrong revision.
    ['esdb://site:hidden@one?throwOnAppendFailure=false', /^EVENTSTORE_URL holds the option "throwOnAppendFailure"/],
  ])('%s is refused in one sentence that holds no secret', async (text, sentence) => {
    const open = () => openClients(text)
    expect(open).toThrow(StoreProblem)
    expect(open).toThrow(sentence)
    expect(open).not.toThrow(/hid/)
    const thrown = caught(open)
    expect(thrown).not.toHaveProperty('cause')
  })
})

function caught(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  return undefined
}
