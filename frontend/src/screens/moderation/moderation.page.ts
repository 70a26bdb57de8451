import { deskSettingsApi } from '../../features/moderation/desk-settings.endpoints.ts'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { settled } from '../shared/page.ts'
import type { Page } from '../shared/page.ts'
import { caseFrom, questionFrom } from './desk-address.ts'
import { laneOf, moderationTabFrom } from './moderation-tabs.ts'
import { ModerationScreen } from './ModerationScreen.tsx'

export const page: Page = {
  Screen: ModerationScreen,
  preload({ dispatch, params, url }) {
    const lane = laneOf(moderationTabFrom(params['tab']))
    const { getQueue, getCounts, getCase } = moderationApi.endpoints
    const counts = dispatch(getCounts.initiate(undefined))
    if (lane === undefined) {
      return settled(counts)
    }
    const caseId = caseFrom(url.searchParams)
    const list = dispatch(getQueue.initiate(questionFrom(lane, url.searchParams)))
    const views = dispatch(deskSettingsApi.endpoints.getSavedViews.initiate(undefined))
    return settled(counts, list, views, ...(caseId === null ? [] : [dispatch(getCase.initiate(caseId))]))
  },
  head: () => ({ title: 'Moderation', noIndex: true }),
}
