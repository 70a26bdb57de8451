import { streamOf } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { decideAndAppend } from '../platform/decide-and-append.ts'
import type { Invocation } from '../platform/invocation.ts'
import { done, type Outcome } from '../platform/outcome.ts'
import { isRefused } from '../platform/refusal.ts'
import { changeSitePage, type ChangeSitePage } from './change-site-page.ts'
import { sitePageFold } from './site-page.state.ts'

export function sitePageCommands(context: CommandContext) {
  return {
    changeSitePage: async ({
      by,
      ...wish
    }: ChangeSitePage & { by: Invocation }): Promise<Outcome<{ version: number }>> => {
      const decided = await decideAndAppend(context, by, {
        stream: streamOf.sitePage(wish.slug),
        fold: sitePageFold,
        decide: (state) => changeSitePage(wish, state),
      })
      return isRefused(decided) ? decided : done({ version: decided.after.version }, decided.position)
    },
  }
}
