import { streamOf } from '@deals/events'
import { newUuid } from '@deals/events/platform'
import { networkOf } from '@deals/process'
import type { Claim } from '@deals/process/limits'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import { knownState } from '../platform/fold.ts'
import { systemInvocation, type Caller } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused, refuse } from '../platform/refusal.ts'
import { postFold, type PostState } from '../posts/post.state.ts'
import { clicksFold, countClick } from './count-click.ts'

export interface Click {
  readonly caller: Pick<Caller, 'id'> | null
  readonly address: string
  readonly postId: number
}
type Noted = Outcome<{ noted: true }>

const daySeconds = 86_400
const isPublic = ({ status }: PostState) => status === 'active' || status === 'expired'

/** Nobody follows so many links in an hour. */
const mostInAnHour = 120

export function clickCommands(context: CommandContext) {
  return {
    /** A reader follows the link of a deal; who it was stands nowhere. */
    visitDeal: async ({ caller, address, postId }: Click): Promise<Noted> => {
      const stream = streamOf.post(postId)
      const post = await knownState(context, { stream, fold: postFold, staysSealed: true }, isPublic)
      if (post.status === 'missing' || !isPublic(post)) {
        return refuse('post-not-found')
      }
      const isOwn = caller?.id === post.authorId
      const taken = isOwn ? null : await context.limits.take(claimsOf(caller?.id ?? networkOf(address), postId))
      return taken?.isFree === true ? count(context, postId) : noted(context)
    },
  }
}

/** Reloads and programs count once: what remembers them forgets them after a day. */
const claimsOf = (visitor: string, postId: number): Claim[] => [
  { key: `click:${postId}:${visitor}`, windows: [{ most: 1, seconds: daySeconds }] },
  { key: `clicks:${visitor}`, windows: [{ most: mostInAnHour, seconds: 3_600 }] },
]

async function count(context: CommandContext, postId: number): Promise<Noted> {
  const day = Math.floor(context.clock.now() / (daySeconds * 1000))
  const chance = Math.random()
  const counted = await decideAndAppend(context, systemInvocation('click', { causationId: newUuid() }), {
    stream: streamOf.clicks(postId, day),
    fold: clicksFold,
    decide: (state) => countClick({ postId, chance }, state),
  })
  return isRefused(counted) ? counted : done({ noted: true }, counted.position)
}

const noted = async ({ log }: CommandContext): Promise<Noted> => done({ noted: true }, await log.head())
