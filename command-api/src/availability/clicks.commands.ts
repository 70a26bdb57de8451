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
import type { PostState } from '../posts/post.state.ts'
import { knownPost } from '../posts/post.stream.ts'
import { clicksFold, countClick, countView, viewsFold } from './count-click.ts'

export interface Click {
  readonly caller: Pick<Caller, 'id'> | null
  readonly address: string
  readonly postId: number
}
type Noted = Outcome<{ noted: true }>

const daySeconds = 86_400
const isPublic = ({ status }: PostState) => status === 'active' || status === 'expired'

/** Nobody follows so many links, or opens so many posts, in an hour. */
const mostInAnHour = 120

/** What is counted of a post, and how. */
const visits = {
  click: { streamOf: streamOf.clicks, fold: clicksFold, decide: countClick },
  view: { streamOf: streamOf.views, fold: viewsFold, decide: countView },
} as const
type Kind = keyof typeof visits

export function clickCommands(context: CommandContext) {
  return {
    /** A reader follows the link of a deal; who it was stands nowhere. */
    visitDeal: (click: Click) => visit(context, 'click', click),
    /** A reader opens a post; who it was stands nowhere. */
    viewPost: (click: Click) => visit(context, 'view', click),
  }
}

async function visit(context: CommandContext, kind: Kind, { caller, address, postId }: Click): Promise<Noted> {
  const post = await knownPost(context, postId, isPublic)
  if (post.status === 'missing' || !isPublic(post)) {
    return refuse('post-not-found')
  }
  const visitor = caller?.id ?? networkOf(address)
  const taken = caller?.id === post.authorId ? null : await context.limits.take(claimsOf(kind, visitor, postId))
  return taken?.isFree === true ? count(context, kind, postId) : done({ noted: true })
}

/** Reloads and programs count once: what remembers them forgets them after a day. */
const claimsOf = (kind: Kind, visitor: string, postId: number): Claim[] => [
  { key: `${kind}:${postId}:${visitor}`, windows: [{ most: 1, seconds: daySeconds }] },
  { key: `${kind}s:${visitor}`, windows: [{ most: mostInAnHour, seconds: 3_600 }] },
]

async function count(context: CommandContext, kind: Kind, postId: number): Promise<Noted> {
  const { streamOf: of, fold, decide } = visits[kind]
  const stream = of(postId, Math.floor(context.clock.now() / (daySeconds * 1000)))
  const asked = { postId, chance: Math.random() }
  // Most visits are written nowhere, so the log is not asked about them.
  const known = await knownState(context, { stream, fold, staysSealed: true }, () => true)
  if (decide(asked, known).length === 0) {
    return done({ noted: true })
  }
  const counted = await decideAndAppend(context, systemInvocation(kind, { causationId: newUuid() }), {
    stream,
    fold,
    decide: (state) => decide(asked, state),
  })
  return isRefused(counted) ? counted : done({ noted: true }, counted.position)
}
