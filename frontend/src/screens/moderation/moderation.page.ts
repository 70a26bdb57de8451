import { deskSettingsApi } from '../../features/moderation/desk-settings.endpoints.ts'
import { moderationApi } from '../../features/moderation/moderation.endpoints.ts'
import { editsApi } from '../../features/moderation/edits.endpoints.ts'
import { settled, type Page } from '../shared/page.ts'
import { titleOfTab } from '../shared/title-of-tab.ts'
import { caseFrom, editsAskedIn, questionFrom } from './desk-address.ts'
import { laneOf, moderationTabFrom, moderationTabs } from './moderation-tabs.ts'
import { ModerationScreen } from './ModerationScreen.tsx'

export const page: Page = {
  Screen: ModerationScreen,
  preload({ ask, params, url }) {
    const tab = moderationTabFrom(params['tab'])
    const lane = laneOf(tab)
    const { getQueue, getCounts, getCase } = moderationApi.endpoints
    const counts = ask(getCounts, undefined)
    const keptViews = () => ask(deskSettingsApi.endpoints.getSavedViews, undefined)
    if (tab === 'edits') {
      const edits = ask(editsApi.endpoints.getEdits, editsAskedIn(url.searchParams))
      return settled(counts, edits, keptViews())
    }
    if (lane === undefined) {
      return settled(counts)
    }
    const caseId = caseFrom(url.searchParams)
    const list = ask(getQueue, questionFrom(lane, url.searchParams))
    return settled(counts, list, keptViews(), ...(caseId === null ? [] : [ask(getCase, caseId)]))
  },
  head: ({ params }) => ({
    title: titleOfTab('Moderation', moderationTabs, moderationTabFrom(params['tab'])),
    noIndex: true,
  }),
}
