import { receiptsApi } from '../../features/votes/receipts.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { idFrom } from '../shared/post-id.ts'
import { VoteReceiptsScreen } from './VoteReceiptsScreen.tsx'

export const page: Page = {
  Screen: VoteReceiptsScreen,
  preload: ({ params, ask, viewer }) => {
    const id = idFrom(params['id'])
    return viewer === null || id === undefined ? settled() : settled(ask(receiptsApi.endpoints.getVoteReceipts, id))
  },
  head: () => ({ title: 'Receipts of your votes', noIndex: true }),
}
