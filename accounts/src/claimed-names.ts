import { isLeadingOn } from '@deals/events'
import type { Account } from './account.ts'
import type { Keyed } from './keyed.ts'

/** Who took a name, and when (ms). */
export type Claim = { userId: string; at: number }

interface Claims {
  readonly names: Keyed<Claim>
  readonly byId: (userId: string) => Promise<Account | null>
  readonly now: () => number
}

/** A claim that no account bears out is somebody's crash once it is older than any registration or change takes. */
const abandonedAfterMs = 60_000

/** Names by the form in which they are compared: each is one person's at a time. */
export function claimedNames({ names, byId, now }: Claims) {
  const isTheirs = (account: Account | null, key: string): boolean =>
    account?.usernameKey === key || account?.formerNames?.some((name) => isLeadingOn(name, key, now())) === true

  /** Takes the name unless an account has it, had it a while ago, or is about to have it. */
  const claim = async (userId: string, key: string): Promise<boolean> => {
    const owner = await names.get(key)
    const { userId: ownerId = userId, at = 0 } = owner?.value ?? {}
    const account = owner === null ? null : await byId(ownerId)
    if (ownerId === userId && account?.usernameKey === key) {
      return true
    }
    const isFree = ownerId === userId || (!isTheirs(account, key) && now() - at > abandonedAfterMs)
    // Written anew also where it was theirs: whoever looked before that may not take it any more.
    const isTaken = isFree && (await names.put(key, { userId, at: now() }, owner?.rev ?? 0))
    return isTaken || (isFree && claim(userId, key))
  }

  /** Gives a name free that is theirs by the claim alone. */
  const letGo = async (userId: string, key: string): Promise<void> => {
    const entry = await names.get(key)
    const isKept = entry?.value.userId !== userId || isTheirs(await byId(userId), key)
    if (entry !== null && !isKept && !(await names.delete(key, entry.rev))) {
      await letGo(userId, key)
    }
  }

  /** Who has the name, or had it and is led to by it. A claim may outlive its account by a crash; then it is nobody's. */
  const holderOf = async (key: string): Promise<Account | null> => {
    const account = await byId((await names.get(key))?.value.userId ?? '')
    return isTheirs(account, key) ? account : null
  }

  return { claim, letGo, holderOf }
}
export type ClaimedNames = ReturnType<typeof claimedNames>
