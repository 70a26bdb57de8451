import type { CallAt, DeclaredAddress, HttpCall, ParamsOf, SentQueryOf } from '@deals/events'
import { withParams, type ApiPath } from './base-query.ts'
import { requestOf, type Given } from './call.ts'

/** What stands in an address besides the path of its call. */
type Addressed<Call extends HttpCall> = (keyof ParamsOf<Call> extends never
  ? unknown
  : { readonly params: ParamsOf<Call, string | number> }) & { readonly query?: SentQueryOf<Call> }

/** Where a declared call is asked, for what asks it besides the store: a link, or a live connection. */
export function addressOf<At extends DeclaredAddress>(at: At, given: Addressed<CallAt<At>>): ApiPath
export function addressOf(at: DeclaredAddress, given: Given): ApiPath {
  const { path, params } = requestOf(at, given)
  return withParams(path, params)
}
