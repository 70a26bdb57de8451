import { canSeeSignIns, type SignInView } from '@deals/events'
import type { SignIn } from '@deals/accounts'
import type { CommandContext } from '../context.ts'
import type { Caller } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { refuse } from '../platform/refusal.ts'

const [mostOwn, mostOfAll] = [50, 200]

/** When and where people signed in, or somebody tried to. */
export function signInCommands({ signIns, accounts }: Pick<CommandContext, 'signIns' | 'accounts'>) {
  return {
    listOwn: async ({ id }: Pick<Caller, 'id'>): Promise<Outcome<{ signIns: SignInView[] }>> =>
      done({ signIns: (await signIns.list(mostOwn, id)).map(signInView) }),
    listAll: async (caller: Pick<Caller, 'roles'>): Promise<Outcome<{ signIns: SignInView[] }>> => {
      if (!canSeeSignIns(caller)) {
        return refuse('not-allowed', { message: 'Only owners see who signed in.' })
      }
      const all = await signIns.list(mostOfAll)
      const ids = [...new Set(all.map(({ userId }) => userId))]
      const names = new Map(
        await Promise.all(ids.map(async (id) => [id, (await accounts.byId(id))?.username] as const)),
      )
      return done({ signIns: all.map((one) => ({ username: names.get(one.userId) ?? null, ...signInView(one) })) })
    },
  }
}

const signInView = ({ at, label, address, method, outcome }: SignIn) => ({
  at: new Date(at).toISOString(),
  label,
  address,
  method,
  outcome,
})
