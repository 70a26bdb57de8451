import { z } from 'zod'
import {
  currencies,
  defaultNotices,
  defaultRecommendations,
  findCategory,
  knownTimeZone,
  layouts,
  mutedAsFact,
  mutedFromFact,
  mutedLimits,
  mutedWordProblem,
  mutedWordText,
  noticePreferences,
  nothingMuted,
  noticeTypeNames,
  pinnedCategoriesLimit,
  postTypes,
  readingPreferences,
  shownOfMember,
  themes,
  usuallyShown,
  usualReading,
  type DomainEvent,
  type Muted,
  type MutedWord,
  type NoticePreferences,
  type NoticeType,
  type ReadingPreferences,
  type RecommendationsFact,
} from '@deals/events'
import type { PreferencesState } from './preferences.state.ts'

/** Longer lists are not looked through. */
const mostListed = 1_000

const chosen = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)
const wantedTypes = chosen(z.record(z.string(), z.unknown()))
const { shape: noticeShape } = noticePreferences
const wantedNotices = z.object({
  inApp: wantedTypes,
  email: wantedTypes,
  push: wantedTypes,
  digest: chosen(noticeShape.digest),
  digestTime: chosen(noticeShape.digestTime),
  quietHours: chosen(noticeShape.quietHours),
  timeZone: chosen(z.string().max(60)),
  alertsPaused: chosen(noticeShape.alertsPaused),
})

const wantedList = chosen(z.array(z.unknown()).max(mostListed))
const wantedMuted = z.object({ stores: wantedList, words: wantedList, members: wantedList })

const { shape: readingShape } = readingPreferences
const wantedReading = z.object({
  sortOrder: chosen(readingShape.sortOrder),
  types: wantedList,
  findsExpired: chosen(readingShape.findsExpired),
  newTab: chosen(readingShape.newTab),
})
const { shape: shownShape } = shownOfMember
const wantedShown = z.object({
  comments: chosen(shownShape.comments),
  badges: chosen(shownShape.badges),
  votes: chosen(shownShape.votes),
})

const wantedRecommendations = z.object({ isOn: chosen(z.boolean()), clear: chosen(z.literal(true)) })

const wanted = z.object({
  currency: chosen(z.enum(currencies)),
  layout: chosen(z.enum(layouts)),
  theme: chosen(z.enum(themes)),
  pinnedCategories: wantedList,
  emailPreferences: chosen(z.object({ newsletter: z.boolean() })),
  notices: chosen(wantedNotices),
  muted: chosen(wantedMuted),
  recommendations: chosen(wantedRecommendations),
  reading: chosen(wantedReading),
  shown: chosen(wantedShown),
})

const names = [
  'currency',
  'layout',
  'theme',
  'pinnedCategories',
  'emailPreferences',
  'notices',
  'muted',
  'recommendations',
  'reading',
  'shown',
] as const

export interface ChangePreferences {
  readonly userId: string
  readonly body: unknown
  readonly now: number
  /** Ids of the members that `namesToMute` found in it and that there are. */
  readonly idsToMute?: readonly string[]
}

/** Takes over what a member chose and what the site knows; nothing is written where nothing changes. */
export function changePreferences(
  { userId, body, now, idsToMute = [] }: ChangePreferences,
  state: PreferencesState,
): DomainEvent[] {
  const { pinnedCategories, notices, muted, recommendations, reading, shown, ...rest } = wanted.parse(body)
  const members = muted?.members && idsToMute.filter((id) => id !== userId)
  const wish: PreferencesState = {
    ...rest,
    ...(muted !== undefined && { muted: mutedAsFact(nowMuted(mutedIn(state), { ...muted, members })) }),
    ...(pinnedCategories !== undefined && { pinnedCategories: knownCategories(pinnedCategories) }),
    ...(recommendations !== undefined && {
      recommendations: nowRecommended(state.recommendations, recommendations, now),
    }),
    ...(reading !== undefined && { reading: nowRead(state.reading, reading) }),
    ...(shown !== undefined && { shown: over(state.shown ?? usuallyShown, shown) }),
    ...(notices !== undefined && { notices: merged(state.notices ?? defaultNotices, notices) }),
  }
  const stood: PreferencesState = {
    notices: defaultNotices,
    muted: mutedAsFact(nothingMuted()),
    recommendations: defaultRecommendations,
    reading: usualReading,
    shown: usuallyShown,
    ...state,
  }
  const changed = names.filter(
    (name) => wish[name] !== undefined && JSON.stringify(wish[name]) !== JSON.stringify(stood[name]),
  )
  const changes = Object.fromEntries(changed.map((name) => [name, wish[name]]))
  return changed.length === 0 ? [] : [{ type: 'PreferencesChanged', data: { userId, ...changes } }]
}

const textsIn = (said: readonly unknown[]): string[] => said.filter((one) => typeof one === 'string')
const firstOf = (texts: readonly string[], most: number): string[] => [...new Set(texts)].slice(0, most)

const knownCategories = (slugs: readonly unknown[]): string[] =>
  firstOf(
    textsIn(slugs).filter((slug) => findCategory(slug) !== undefined),
    pinnedCategoriesLimit,
  )

export const mutedIn = ({ muted }: PreferencesState): Muted =>
  muted === undefined ? nothingMuted() : mutedFromFact(muted)

/** The members that somebody says they mute, by name: who they are has to be looked up. */
export function namesToMute(body: unknown): string[] {
  const said = textsIn(wanted.parse(body).muted?.members ?? [])
  return firstOf(
    said.filter((name) => /^\w{2,20}$/.test(name)),
    mutedLimits.members,
  )
}

interface SaidOfMuted {
  readonly stores?: readonly unknown[] | undefined
  readonly words?: readonly unknown[] | undefined
  readonly members?: readonly string[] | undefined
}

/** What is said about stores, words and members changes; the rest stands. */
function nowMuted(stood: Muted, { stores, words, members }: SaidOfMuted): Muted {
  const slugs = stores && textsIn(stores).filter((slug) => /^[a-z0-9-]{1,80}$/.test(slug))
  return {
    stores: slugs === undefined ? stood.stores : firstOf(slugs, mutedLimits.stores),
    words: words === undefined ? stood.words : rightWords(words),
    members: members === undefined ? stood.members : firstOf(members, mutedLimits.members),
  }
}

const mutedWord = z.object({ text: z.string().max(500), wholeWord: z.boolean() })

function rightWords(said: readonly unknown[]): MutedWord[] {
  const words: MutedWord[] = []
  for (const one of said) {
    const { success, data } = mutedWord.safeParse(one)
    if (success && mutedWordProblem(data.text, words) === null) {
      words.push({ text: mutedWordText(data.text), wholeWord: data.wholeWord })
    }
  }
  return words
}

/** What was done until it is cleared says no longer what somebody likes. */
const nowRecommended = (
  stood: RecommendationsFact = defaultRecommendations,
  { isOn, clear }: z.output<typeof wantedRecommendations>,
  now: number,
): RecommendationsFact => ({ isOn: isOn ?? stood.isOn, clearedAt: clear === true ? now : stood.clearedAt })

/** What is said stands in place of what stood; what nobody said stays. */
const over = <Parts extends object>(
  stood: Parts,
  said: { readonly [Name in keyof Parts]?: Parts[Name] | undefined },
) => ({
  ...stood,
  ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
})

/** Kinds of posts in the order of their list; a feed without any is none. */
function nowRead(
  stood: ReadingPreferences = usualReading,
  { types: said = [], ...rest }: z.output<typeof wantedReading>,
): ReadingPreferences {
  const types = postTypes.filter((type) => said.includes(type))
  return over(stood, { ...rest, types: types.length === 0 ? undefined : types })
}

/** What is said about notices changes; the rest stands, type by type. */
function merged(stood: NoticePreferences, said: z.output<typeof wantedNotices>): NoticePreferences {
  const timeZone = said.timeZone === undefined ? null : knownTimeZone(said.timeZone)
  return {
    inApp: { ...stood.inApp, ...knownTypes(said.inApp) },
    email: { ...stood.email, ...knownTypes(said.email) },
    push: { ...stood.push, ...knownTypes(said.push) },
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
