import { publicLogApi } from '../../features/moderation/public-log.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import type { Page } from '../shared/page.ts'
import { pageFrom } from '../shared/use-page-number.ts'
import { ModerationLogScreen } from './ModerationLogScreen.tsx'

export const page: Page = {
  Screen: ModerationLogScreen,
  preload: async ({ url, ask }) => {
    await ask(publicLogApi.endpoints.getPublicLog, pageFrom(url.searchParams))
  },
  head: () => ({
    title: 'Moderation log',
    description: 'What moderators decided on Dealstream, in the open.',
    canonical: routes.moderationLog.path,
  }),
}
