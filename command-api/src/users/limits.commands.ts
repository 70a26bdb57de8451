import {
  levelOfLimits,
  memberLimits,
  usualLimit,
  windowsAsSet,
  writeLimits,
  type LimitsView,
  type MemberLimit,
  type TrustLevel,
} from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Caller } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { roomsOfOwnStore } from '../stores/own-store.stream.ts'
import { memberClaim } from '../platform/write-limits.ts'

export function limitCommands(context: CommandContext) {
  const { limits, settings } = context
  const limitOf = async (action: (typeof memberLimits)[number], caller: Caller): Promise<MemberLimit> => {
    const { title } = writeLimits[action]
    const [rooms, values] = await Promise.all([limits.look(memberClaim(action, caller)), settings()])
    const above = levelAbove[levelOfLimits(caller)]
    const usual = above === null ? null : usualLimit(action, above)
    return {
      action,
      title,
      windows: rooms.map(({ most, seconds, left, nextIn }) => ({ most, seconds, left, nextIn })),
      next: usual === null ? null : windowsAsSet(usual.windows, usual.setting, values),
    }
  }
  /** Whoever posts for a store that they belong to does so seldom, however much they are trusted. */
  const limitOfStore = async ({ id }: Caller): Promise<MemberLimit[]> => {
    const windows = await roomsOfOwnStore(context, id)
    return windows.length === 0
      ? []
      : [{ action: 'storeSubmit', title: 'Posts for your own store', windows, next: null }]
  }
  return {
    /** What the member may still do; nothing is told where nothing is counted. */
    showLimits: async ({ caller }: { caller: Caller }): Promise<Outcome<LimitsView>> => {
      const all = await Promise.all(memberLimits.map((action) => limitOf(action, caller)))
      const isCounting = all.some(({ windows }) => windows.length > 0)
      return done({ limits: isCounting ? [...all, ...(await limitOfStore(caller))] : [] })
    },
  }
}

const levelAbove: Readonly<Record<TrustLevel, TrustLevel | null>> = { 0: 1, 1: 2, 2: null }
