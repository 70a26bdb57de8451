import {
  canModerate,
  feedbackMaxLength,
  templateTitleLimit,
  viewNameLimit,
  type DomainEvent,
  type QueueViews,
  type TemplatesRequest,
  type Viewer,
} from '@deals/events'
import { refuse, refuseField, type Refused } from '../platform/refusal.ts'
import type { DeskSettings } from './desk-settings.state.ts'

/** A moderator changes the ready words of the team, if they are still the ones that were read. */
export function changeTemplates(
  { caller, templates, version }: TemplatesRequest & { readonly caller: Viewer },
  state: DeskSettings,
): DomainEvent[] | Refused {
  if (!canModerate(caller)) {
    return refuse('not-allowed', { message: 'Only moderators change templates.' })
  }
  const wanted = templates.map(({ title, text }) => ({ title: title.trim(), text: text.trim() }))
  const wrong = wanted.findIndex(({ title }) => title === '' || title.length > templateTitleLimit)
  if (wrong !== -1) {
    return refuseField(`templates.${wrong}.title`, `A name has 1 to ${templateTitleLimit} characters`)
  }
  const blank = wanted.findIndex(({ text }) => text === '' || text.length > feedbackMaxLength)
  if (blank !== -1) {
    return refuseField(`templates.${blank}.text`, `A template has 1 to ${feedbackMaxLength} characters`)
  }
  const twice = firstTwice(wanted.map(({ title }) => title))
  if (twice !== -1) {
    return refuseField(`templates.${twice}.title`, 'Another template has this name')
  }
  if (JSON.stringify(wanted) === JSON.stringify(state.templates)) {
    return []
  }
  return version === state.version
    ? [{ type: 'FeedbackTemplatesChanged', data: { slug: 'feedback', templates: wanted } }]
    : refuse('conflict', { message: 'Somebody else changed the templates meanwhile. Look at theirs first.' })
}

/** A moderator keeps filters of the queue under names. */
export function changeViews(
  { caller, views }: QueueViews & { readonly caller: Viewer },
  state: DeskSettings,
): DomainEvent[] | Refused {
  if (!canModerate(caller)) {
    return refuse('not-allowed', { message: 'Only moderators keep views of the queue.' })
  }
  const wanted = views.map(({ name, query }) => ({ name: name.trim(), query }))
  const wrong = wanted.findIndex(({ name }) => name === '' || name.length > viewNameLimit)
  if (wrong !== -1) {
    return refuseField(`views.${wrong}.name`, `A name has 1 to ${viewNameLimit} characters`)
  }
  const twice = firstTwice(wanted.map(({ name }) => name))
  if (twice !== -1) {
    return refuseField(`views.${twice}.name`, 'Another view has this name')
  }
  const data = { userId: caller.id, names: wanted.map(({ name }) => name), queries: wanted.map(({ query }) => query) }
  return JSON.stringify(wanted) === JSON.stringify(state.views) ? [] : [{ type: 'QueueViewsChanged', data }]
}

/** The place of the first name that stood before; -1 where there is none. */
function firstTwice(names: readonly string[]): number {
  const keys = names.map((name) => name.toLowerCase())
  return keys.findIndex((key, place) => keys.indexOf(key) !== place)
}
