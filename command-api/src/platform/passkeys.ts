import { siteName, type MadeCredential, type ShownCredential } from '@deals/events'
import type { OwnedPasskey, Passkey } from '@deals/accounts'
import type { Challenges } from './challenges.ts'

/** More than a hundred files that only who has such a key needs, so they are read when the first one is made or shown. */
const library = () => import('@simplewebauthn/server')

interface Site {
  readonly publicUrl: string
  readonly challenges: Challenges
}

const originOf = ({ publicUrl }: Site) => new URL(publicUrl).origin
/** Passkeys belong to a name; a site that is known by a number only has none. */
const rpIdOf = ({ publicUrl }: Pick<Site, 'publicUrl'>): string => new URL(publicUrl).hostname

interface Owner {
  readonly userId: string
  readonly username: string
}

export async function optionsForMaking(site: Site, { userId, username }: Owner, known: readonly string[]) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: siteName,
    rpID: rpIdOf(site),
    userName: username,
    userID: new TextEncoder().encode(userId),
    challenge: new TextEncoder().encode(site.challenges.make(`make ${userId}`)),
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    // So that it can be shown without a name, and stands for the password.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** The key that was made, or null where the answer is none to our question. */
export async function takeMadePasskey(site: Site, userId: string, made: MadeCredential): Promise<Passkey | null> {
  // How the browser reaches its key is noted as it says it; the library knows fewer words for it than there may be.
  const { transports = [], ...response } = made.response
  const { verifyRegistrationResponse } = await library()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: withoutGaps({ ...made, response }),
      expectedChallenge: (challenge) => site.challenges.take(`make ${userId}`, challenge),
      expectedOrigin: originOf(site),
      expectedRPID: rpIdOf(site),
      requireUserVerification: true,
    })
    if (!verified) {
      return null
    }
    const { id, publicKey, counter } = registrationInfo.credential
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
  } catch {
    // The library throws where an answer is damaged or made up.
    return null
  }
}

/** What a shown key is good for: one that was shown to sign in proves nothing within a session, nor that of another member. */
type Purpose = 'show' | `prove ${string}`
export const toSignIn: Purpose = 'show'
export const toProve = (userId: string): Purpose => `prove ${userId}`

/** What a page asks of whoever comes: any key of this site. */
export function optionsForShowing(site: Site, purpose: Purpose) {
  const challenge = Buffer.from(site.challenges.make(purpose)).toString('base64url')
  return { challenge, rpId: rpIdOf(site), userVerification: 'required' as const, timeout: 60_000 }
}

/** The new count of the key when the answer is right, else null. */
export async function takeShownPasskey(
  site: Site,
  { factor }: OwnedPasskey,
  { response, purpose }: { readonly response: ShownCredential; readonly purpose: Purpose },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: withoutGaps(response),
      expectedChallenge: (challenge) => site.challenges.take(purpose, challenge),
      expectedOrigin: originOf(site),
      expectedRPID: rpIdOf(site),
      requireUserVerification: true,
      credential: {
        id: factor.credentialId,
        publicKey: new Uint8Array(Buffer.from(factor.publicKey, 'base64url')),
        counter: factor.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

type WithoutGaps<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [Key in keyof T]: WithoutGaps<Exclude<T[Key], undefined>> }
    : T

/** The library's types know fields that are missing, not fields that are undefined; JSON has no others. */
function withoutGaps<T>(value: T): WithoutGaps<T>
function withoutGaps(value: unknown): unknown {
  const plain: unknown = JSON.parse(JSON.stringify(value))
  return plain
}
