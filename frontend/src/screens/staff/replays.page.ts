import { scoresApi } from '../../features/staff/scores.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { ReplaysScreen } from './replays/ReplaysScreen.tsx'

export const page: Page = {
  Screen: ReplaysScreen,
  preload: ({ ask }) => settled(ask(scoresApi.endpoints.getReplays, undefined)),
  head: () => ({ title: 'Replays of scores · Staff dashboard', noIndex: true }),
}
