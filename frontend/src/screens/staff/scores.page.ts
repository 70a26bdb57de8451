import { scoresApi } from '../../features/staff/scores.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { periodFrom } from './overview/periods.ts'
import { ScoresScreen } from './scores/ScoresScreen.tsx'

export const page: Page = {
  Screen: ScoresScreen,
  preload: ({ ask, url }) => settled(ask(scoresApi.endpoints.getScores, periodFrom(url.searchParams.get('days')))),
  head: () => ({ title: 'Scores · Staff dashboard', noIndex: true }),
}
