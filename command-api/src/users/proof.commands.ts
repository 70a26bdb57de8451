import type { CommandContext } from '../context.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { onceProven, type Proving } from './proof.ts'

/** Showing again who one is; it holds for ten minutes. */
export function proofCommands(context: CommandContext) {
  return {
    prove: (proving: Proving & { currentPassword: string }): Promise<Outcome<object>> =>
      onceProven(context, proving, async () => done({ proven: true })),
  }
}
