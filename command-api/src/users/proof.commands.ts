import type { CommandContext } from '../context.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { refuse } from '../platform/refusal.ts'
import { addressClaim, tooOftenSentence } from '../platform/write-limits.ts'
import { onceProven, type Proving } from './proof.ts'

/** Showing again who one is, by the password or by a code of the authenticator; it holds for ten minutes. */
export function proofCommands(context: CommandContext) {
  return {
    prove: (proving: Proving & { code?: string | undefined }): Promise<Outcome<{ proven: true }>> =>
      proving.code === undefined
        ? onceProven(context, proving, async () => done({ proven: true }))
        : proveByCode(context, { ...proving, code: proving.code }),
  }
}

async function proveByCode(
  { limits, factors, sessions }: CommandContext,
  { caller, sessionId, code }: Proving & { code: string },
): Promise<Outcome<{ proven: true }>> {
  const taken = await limits.take([addressClaim('code', caller.id)])
  if (!taken.isFree) {
    const { claim, retryAfter } = taken
    return refuse('too-often', { message: tooOftenSentence(claim, retryAfter), retryAfter })
  }
  if (!(await factors.useTotp(caller.id, code))) {
    return refuse('wrong-password', { message: 'This code is not right.' })
  }
  await taken.giveBack()
  await (sessionId === null ? undefined : sessions.prove(caller.id, sessionId))
  return done({ proven: true })
}
