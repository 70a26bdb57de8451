import { feedbackTemplates, type QueueViews, type TemplatesRequest } from '@deals/events'
import { fold } from '../platform/fold.ts'

/** What a team, or one moderator, set up at the desk; which of them it is says the stream. */
export interface DeskSettings {
  readonly templates: TemplatesRequest['templates']
  /** Revision of the last change; -1 while there was none. */
  readonly version: number
  readonly views: QueueViews['views']
}

export const deskSettingsFold = fold<'desk', DeskSettings>(
  { templates: [...feedbackTemplates], version: -1, views: [] },
  {
    FeedbackTemplatesChanged: (state, { data, revision }) => ({
      ...state,
      templates: data.templates,
      version: revision,
    }),
    QueueViewsChanged: (state, { data: { names, queries } }) => ({
      ...state,
      views: names.map((name, place) => ({ name, query: queries[place] ?? 'queue' })),
    }),
  },
)
