import {
  siteName,
  type AnswerOf,
  type MadeCredential,
  type PasskeyOptions,
  type SecurityView,
  type securityCalls,
  type StartedTotp,
} from '@deals/events'
import type { NamedFactor } from '@deals/accounts'
import type { CommandContext } from '../context.ts'
import type { Caller } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { optionsForMaking, takeMadePasskey } from '../platform/passkeys.ts'
import { refuse, refuseField } from '../platform/refusal.ts'
import { addressClaim, tooOften } from '../platform/write-limits.ts'
import { removeFactor, tellOfAdded, type NamedAlone } from './added-factor.commands.ts'

export interface Who {
  readonly caller: Pick<Caller, 'id' | 'username'>
}
type AddedFactor = AnswerOf<typeof securityCalls.addPasskey>
const mostFactors = 20

/** What a member shows beside or instead of the password: authenticators, passkeys, and codes for when both are lost. */
export function factorCommands(context: CommandContext) {
  return { ...shownFactors(context), ...totpCommands(context), ...passkeyCommands(context) }
}

/** The first factor brings the recovery codes; they are told this once. */
async function added(context: CommandContext, userId: string, factor: NamedAlone): Promise<Outcome<AddedFactor>> {
  const { factors } = context
  await tellOfAdded(context, userId, factor)
  const isFirst = (await factors.codes.left(userId)) === 0
  return done({ added: true, recoveryCodes: isFirst ? await factors.codes.renew(userId) : null })
}

async function isFull({ factors }: CommandContext, { caller }: Who): Promise<boolean> {
  return (await factors.list(caller.id)).length >= mostFactors
}
const full = refuse('conflict', { message: `You already have ${mostFactors} ways to sign in.` })

function shownFactors(context: CommandContext) {
  const { factors } = context
  return {
    showSecurity: async ({ caller }: Who): Promise<Outcome<SecurityView>> =>
      done({
        factors: (await factors.list(caller.id)).map(factorView),
        recoveryCodesLeft: await factors.codes.left(caller.id),
      }),
    renameFactor: async ({
      caller,
      id,
      name,
    }: Who & { id: string; name: string }): Promise<Outcome<{ id: string; name: string }>> =>
      (await factors.rename(caller.id, id, name)) ? done({ id, name }) : refuse('factor-not-found'),
    removeFactor: async ({ caller, id }: Who & { id: string }): Promise<Outcome<{ removed: true }>> => {
      const removed = await removeFactor(context, caller.id, id)
      return removed === null ? refuse('factor-not-found') : done({ removed: true })
    },
    renewCodes: async ({ caller }: Who): Promise<Outcome<{ recoveryCodes: string[] }>> =>
      (await factors.isAsked(caller.id))
        ? done({ recoveryCodes: await factors.codes.renew(caller.id) })
        : refuse('conflict', { message: 'First add an authenticator or a passkey.' }),
  }
}

function totpCommands(context: CommandContext) {
  const { factors } = context
  return {
    startTotp: async ({ caller }: Who): Promise<Outcome<StartedTotp>> => {
      if (await isFull(context, { caller })) {
        return full
      }
      const { id, secret } = await factors.addTotp(caller.id, 'Authenticator')
      const label = encodeURIComponent(`${siteName}:${caller.username}`)
      return done({ id, secret, url: `otpauth://totp/${label}?secret=${secret}&issuer=${siteName}` })
    },
    confirmTotp: async ({ caller, id, code }: Who & { id: string; code: string }): Promise<Outcome<AddedFactor>> => {
      const taken = await context.limits.take([addressClaim('code', caller.id)])
      if (!taken.isFree) {
        return tooOften(taken)
      }
      if (!(await factors.confirmTotp(caller.id, id, code))) {
        return refuseField('code', 'This code is not right. Wait for the next one and try again.')
      }
      await taken.giveBack()
      return added(context, caller.id, { id, name: 'Authenticator' })
    },
  }
}

function passkeyCommands(context: CommandContext) {
  const { factors } = context
  return {
    passkeyOptions: async ({ caller }: Who): Promise<Outcome<PasskeyOptions>> => {
      const known = (await factors.list(caller.id)).flatMap((one) => (one.kind === 'passkey' ? [one.credentialId] : []))
      return done(await optionsForMaking(context, { userId: caller.id, username: caller.username }, known))
    },
    addPasskey: async (request: Who & { name: string; credential: MadeCredential }): Promise<Outcome<AddedFactor>> => {
      const { caller, name, credential } = request
      if (await isFull(context, { caller })) {
        return full
      }
      const passkey = await takeMadePasskey(context, caller.id, credential)
      const id = passkey === null ? null : await factors.addPasskey(caller.id, name, passkey)
      return id === null
        ? refuse('invalid', { message: 'This passkey could not be added. Please try again.' })
        : added(context, caller.id, { id, name })
    },
  }
}

const iso = (time: number) => new Date(time).toISOString()
const factorView = ({ id, kind, name, addedAt, lastUsedAt }: NamedFactor) => ({
  id,
  kind,
  name,
  addedAt: iso(addedAt),
  lastUsedAt: lastUsedAt === null ? null : iso(lastUsedAt),
})
