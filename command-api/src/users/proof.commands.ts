import type { ShownCredential, ShownOptions } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { optionsForShowing, takeShownPasskey, toProve } from '../platform/passkeys.ts'
import { refuse } from '../platform/refusal.ts'
import { addressClaim, tooOften } from '../platform/write-limits.ts'
import { onceProven, type Proving } from './proof.ts'

type Proven = Outcome<{ proven: true }>
type ByWhatever = Proving & { code?: string | undefined; passkey?: ShownCredential | undefined }

/** Showing again who one is, by the password, a code of the authenticator or a passkey; it holds for ten minutes. */
export function proofCommands(context: CommandContext) {
  return {
    prove: async (proving: ByWhatever): Promise<Proven> => {
      const { caller, code, passkey } = proving
      if (passkey !== undefined) {
        const isRight = () => usePasskey(context, caller.id, passkey)
        return proveBy(context, proving, { isRight, message: 'This passkey is not one of yours. Please try again.' })
      }
      if (code !== undefined) {
        const isRight = () => context.factors.useTotp(caller.id, code)
        return proveBy(context, proving, { isRight, message: 'This code is not right.' })
      }
      return onceProven(context, proving, async () => done({ proven: true }))
    },
    proofOptions: async ({ caller }: Pick<Proving, 'caller'>): Promise<Outcome<ShownOptions>> => {
      const known = (await context.factors.list(caller.id)).filter((one) => one.kind === 'passkey')
      const allowCredentials = known.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' as const }))
      return known.length === 0
        ? refuse('conflict', { message: 'You have no passkey here. Enter your password.' })
        : done({ ...optionsForShowing(context, toProve(caller.id)), allowCredentials })
    },
  }
}

interface Shown {
  readonly isRight: () => Promise<boolean>
  /** What is said where it is not. */
  readonly message: string
}

async function proveBy({ limits, sessions }: CommandContext, proving: Proving, shown: Shown): Promise<Proven> {
  const { caller, sessionId } = proving
  const taken = await limits.take([addressClaim('code', caller.id)])
  if (!taken.isFree) {
    return tooOften(taken)
  }
  if (!(await shown.isRight())) {
    return refuse('wrong-password', { message: shown.message })
  }
  await taken.giveBack()
  await (sessionId === null ? undefined : sessions.prove(caller.id, sessionId))
  return done({ proven: true })
}

async function usePasskey(context: CommandContext, userId: string, response: ShownCredential): Promise<boolean> {
  const owned = await context.factors.ofCredential(response.id)
  const isTheirs = owned !== null && owned.userId === userId
  const counter = isTheirs ? await takeShownPasskey(context, owned, { response, purpose: toProve(userId) }) : null
  return owned !== null && counter !== null && context.factors.usedPasskey(owned, counter)
}
