import { receiptsApi } from '../../features/votes/receipts.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import type { Page } from '../shared/page.ts'
import { pageFrom } from '../shared/use-page-number.ts'
import { VoteRootsScreen } from './VoteRootsScreen.tsx'

export const page: Page = {
  Screen: VoteRootsScreen,
  preload: async ({ url, ask }) => {
    await ask(receiptsApi.endpoints.listVoteRoots, pageFrom(url.searchParams))
  },
  head: () => ({
    title: 'Proof of votes',
    description: 'One hash for all votes of each day on Dealstream, and how anybody checks a vote against it.',
    canonical: routes.voteRoots.path,
  }),
}
