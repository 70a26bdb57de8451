import { settingOf, type SettingValues } from './settings.ts'

const minute = 60_000

/** Until when pages say that a post is new in place of how many votes it has, in ms; null where they say the number. */
export function votesHiddenUntil(
  settings: SettingValues,
  { publishedAt, now }: { readonly publishedAt: number | undefined; readonly now: number },
): number | null {
  const minutes = settingOf(settings, 'votes.hidden')
  if (minutes === 0 || publishedAt === undefined) {
    return null
  }
  const until = publishedAt + minutes * minute
  return now < until ? until : null
}
