import { z } from 'zod'
import {
  currencies,
  defaultNotices,
  findCategory,
  knownTimeZone,
  layouts,
  noticePreferences,
  noticeTypeNames,
  pinnedCategoriesLimit,
  themes,
  type DomainEvent,
  type NoticePreferences,
  type NoticeType,
  type Preferences,
} from '@deals/events'
import type { PreferencesState } from './preferences.state.ts'

const mostPinned = 1_000

const chosen = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)
const wantedTypes = chosen(z.record(z.string(), z.unknown()))
const { shape: noticeShape } = noticePreferences
const wantedNotices = z.object({
  inApp: wantedTypes,
  email: wantedTypes,
  digest: chosen(noticeShape.digest),
  digestTime: chosen(noticeShape.digestTime),
  quietHours: chosen(noticeShape.quietHours),
  timeZone: chosen(z.string().max(60)),
  alertsPaused: chosen(noticeShape.alertsPaused),
})

const wanted = z.object({
  currency: chosen(z.enum(currencies)),
  layout: chosen(z.enum(layouts)),
  theme: chosen(z.enum(themes)),
  pinnedCategories: chosen(z.array(z.unknown()).max(mostPinned)),
  emailPreferences: chosen(z.object({ newsletter: z.boolean() })),
  notices: chosen(wantedNotices),
})

/** Takes over what a member chose and what the site knows; nothing is written where nothing changes. */
export function changePreferences(
  { userId, body }: { userId: string; body: unknown },
  state: PreferencesState,
): DomainEvent[] {
  const { pinnedCategories, notices, ...rest } = wanted.parse(body)
  const wish: Partial<Preferences> = {
    ...rest,
    ...(pinnedCategories !== undefined && { pinnedCategories: knownCategories(pinnedCategories) }),
    ...(notices !== undefined && { notices: merged(state.notices ?? defaultNotices, notices) }),
  }
  const names = ['currency', 'layout', 'theme', 'pinnedCategories', 'emailPreferences', 'notices'] as const
  const stood: Partial<Preferences> = { notices: defaultNotices, ...state }
  const changed = names.filter(
    (name) => wish[name] !== undefined && JSON.stringify(wish[name]) !== JSON.stringify(stood[name]),
  )
  const changes = Object.fromEntries(changed.map((name) => [name, wish[name]]))
  return changed.length === 0 ? [] : [{ type: 'PreferencesChanged', data: { userId, ...changes } }]
}

function knownCategories(slugs: readonly unknown[]): string[] {
  const known = slugs.filter((slug): slug is string => typeof slug === 'string' && findCategory(slug) !== undefined)
  return [...new Set(known)].slice(0, pinnedCategoriesLimit)
}

/** What is said about notices changes; the rest stands, type by type. */
function merged(stood: NoticePreferences, said: z.output<typeof wantedNotices>): NoticePreferences {
  const timeZone = said.timeZone === undefined ? null : knownTimeZone(said.timeZone)
  return {
    inApp: { ...stood.inApp, ...knownTypes(said.inApp) },
    email: { ...stood.email, ...knownTypes(said.email) },
    digest: said.digest ?? stood.digest,
    digestTime: said.digestTime ?? stood.digestTime,
    quietHours: said.quietHours === undefined ? stood.quietHours : said.quietHours,
    timeZone: timeZone ?? stood.timeZone,
    alertsPaused: said.alertsPaused ?? stood.alertsPaused,
  }
}

function knownTypes(said: Readonly<Record<string, unknown>> = {}): Partial<Record<NoticeType, boolean>> {
  const known = noticeTypeNames.flatMap((type) => {
    const is = said[type]
    return typeof is === 'boolean' ? [[type, is] as const] : []
  })
  return Object.fromEntries(known)
}
