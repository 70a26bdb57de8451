import { deskSettingsApi } from '../../features/moderation/desk-settings.endpoints.ts'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { suggestionsApi } from '../../features/posts/suggestions.endpoints.ts'
import { settled } from '../shared/page.ts'
import type { Page } from '../shared/page.ts'
import { caseFrom, editsAskedIn, questionFrom } from './desk-address.ts'
import { laneOf, moderationTabFrom } from './moderation-tabs.ts'
import { ModerationScreen } from './ModerationScreen.tsx'

export const page: Page = {
  Screen: ModerationScreen,
  preload({ dispatch, params, url }) {
    const tab = moderationTabFrom(params['tab'])
    const lane = laneOf(tab)
    const { getQueue, getCounts, getCase } = moderationApi.endpoints
    const counts = dispatch(getCounts.initiate(undefined))
    const keptViews = () => dispatch(deskSettingsApi.endpoints.getSavedViews.initiate(undefined))
    if (tab === 'edits') {
      const edits = dispatch(suggestionsApi.endpoints.getEdits.initiate(editsAskedIn(url.searchParams)))
      return settled(counts, edits, keptViews())
    }
    if (lane === undefined) {
      return settled(counts)
    }
    const caseId = caseFrom(url.searchParams)
    const list = dispatch(getQueue.initiate(questionFrom(lane, url.searchParams)))
    return settled(counts, list, keptViews(), ...(caseId === null ? [] : [dispatch(getCase.initiate(caseId))]))
  },
  head: () => ({ title: 'Moderation', noIndex: true }),
}
