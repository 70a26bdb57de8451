import type { CommandContext } from '../context.ts'
import { refuse, type Refused } from '../platform/refusal.ts'

/** A host leads to one store; says of the first that belongs to another one whose it is. */
export async function refuseTakenHosts(
  { queries }: Pick<CommandContext, 'queries'>,
  { slug, hosts = [] }: { slug: string; hosts?: readonly string[] | undefined },
): Promise<Refused | null> {
  const found = hosts.length === 0 ? [] : await queries.storesOfHosts({ hosts: [...hosts] })
  const taken = found.find((one) => one.slug !== slug)
  return taken === undefined
    ? null
    : refuse('invalid', { fields: { hosts: `${taken.host} belongs to ${taken.name} already` } })
}
