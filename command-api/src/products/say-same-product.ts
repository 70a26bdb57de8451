import {
  decidesOnProducts,
  suggestsEdits,
  voicesNeeded,
  voicesOf,
  type DomainEvent,
  type EventNamed,
} from '@deals/events'
import type { Caller } from '../platform/invocation.ts'
import { refuse, type Refused } from '../platform/refusal.ts'
import type { PostOutline } from '../posts/post.state.ts'
import type { PairState } from './pair.state.ts'

type PairedPost = Pick<PostOutline, 'postId' | 'authorId' | 'type' | 'mergedInto'> & {
  readonly fields: Pick<PostOutline['fields'], 'currency' | 'urlKey'>
}
export interface OnPair {
  readonly caller: Caller
  /** The one with the smaller number first. */
  readonly pair: readonly [PairedPost, PairedPost]
}

const postersOf = ([one, other]: OnPair['pair']) => ({ posters: [one.authorId, other.authorId] })

/** Says that two posts are about one product, first or after others; enough voices, or a moderator, link them. */
export function saySameProduct({ caller, pair }: OnPair, state: PairState): DomainEvent[] | Refused {
  const decides = decidesOnProducts(caller, postersOf(pair))
  const refusal = refuseSaying(caller) ?? refusePair(pair) ?? refuseIn(state, caller, decides)
  if (refusal !== null) {
    return refusal
  }
  if (decides) {
    return linked(pair, 'moderator')
  }
  const data = { ...idsOf(pair), userId: caller.id }
  const voices = voicesOf([...state.speakers, caller.id], postersOf(pair))
  return [
    { type: state.status === 'proposed' ? 'SameProductConfirmed' : 'SameProductProposed', data },
    ...(voices >= voicesNeeded ? linked(pair, 'members') : []),
  ]
}

function refuseSaying(caller: Caller): Refused | null {
  if (!suggestsEdits(caller)) {
    return refuse('not-allowed', { message: 'New members cannot say this yet.' })
  }
  return caller.restricts.includes('post') ? refuse('suspended', { message: 'You may not say this for now.' }) : null
}

/** Two posts whose prices can stand in one history, and do not yet. */
function refusePair([one, other]: OnPair['pair']): Refused | null {
  if (one.postId === other.postId) {
    return refuse('conflict', { message: 'This is the same post.' })
  }
  if (one.type !== 'product' || other.type !== 'product') {
    return refuse('conflict', { message: 'Only posts of products have a history of prices.' })
  }
  if (one.mergedInto !== null || other.mergedInto !== null) {
    return refuse('conflict', { message: 'One of the two was merged into another post. Please name that one.' })
  }
  if (one.fields.currency !== other.fields.currency) {
    return refuse('conflict', { message: 'Their prices are in different currencies.' })
  }
  const isOnePage = one.fields.urlKey !== null && one.fields.urlKey === other.fields.urlKey
  return isOnePage
    ? refuse('conflict', { message: 'They lead to the same page, so their prices are together already.' })
    : null
}

function refuseIn({ status, speakers }: PairState, caller: Caller, decides: boolean): Refused | null {
  if (status === 'linked') {
    return refuse('conflict', { message: 'These posts are together already.' })
  }
  if (status === 'parted' && !decides) {
    return refuse('conflict', { message: 'A moderator said that these are different products.' })
  }
  return !decides && speakers.includes(caller.id) ? refuse('conflict', { message: 'You said so already.' }) : null
}

/** A moderator parts two posts or refuses what was proposed; who proposed it may take it back. */
export function refuseSameProduct({ caller, pair }: OnPair, state: PairState): DomainEvent[] | Refused {
  const decides = decidesOnProducts(caller, postersOf(pair))
  const isFirst = state.speakers[0] === caller.id
  if (state.status === 'proposed' && (decides || isFirst)) {
    return [{ type: 'SameProductRefused', data: { ...idsOf(pair), isWithdrawn: isFirst } }]
  }
  if (!decides) {
    return refuse('not-allowed', { message: 'Only a moderator who posted neither of them can part them.' })
  }
  return state.status === 'linked'
    ? eachOf(pair).map((data) => ({ type: 'ProductUnlinked', data }))
    : refuse('conflict', { message: 'Nobody says that these are one product.' })
}

const idsOf = ([one, other]: OnPair['pair']) => ({ postId: one.postId, otherId: other.postId })
const eachOf = ([one, other]: OnPair['pair']) => [idsOf([one, other]), idsOf([other, one])]

const linked = (pair: OnPair['pair'], cause: EventNamed<'ProductLinked'>['data']['cause']): DomainEvent[] =>
  eachOf(pair).map((data) => ({ type: 'ProductLinked', data: { ...data, cause } }))
