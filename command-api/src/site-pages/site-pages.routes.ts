import { sitePageNamed, type sitePageCalls } from '@deals/events'
import type { CommandContext } from '../context.ts'
import type { Handlers } from '../platform/call.ts'
import { refuse } from '../platform/refusal.ts'
import { sitePageCommands } from './site-pages.commands.ts'

export function sitePageHandlers(context: CommandContext): Handlers<typeof sitePageCalls> {
  const { changeSitePage } = sitePageCommands(context)
  return {
    changeSitePage: {
      run: async ({ caller, by, params, body }) => {
        const slug = sitePageNamed(params.slug)
        return slug === undefined
          ? refuse('not-found', { message: 'There is no such page.' })
          : changeSitePage({ caller, by, slug, ...body })
      },
    },
  }
}
