import { alertLimits } from '../deal-alerts/alert-terms.ts'
import { counted } from '../platform/counted.ts'
import type { Feature } from '../platform/features.ts'
import type { Viewer } from '../platform/roles.ts'
import { isNoNewcomer } from '../platform/trust.ts'
import { rankWindow } from '../posts/rank.ts'
import { limitNumbers } from './write-limits.ts'

/** A number that staff may change within bounds. */
export interface Setting {
  readonly name: string
  readonly group: string
  readonly label: string
  /** What holds where nobody has set another one. */
  readonly usual: number
  readonly least: number
  readonly most: number
  readonly isWhole: boolean
  /** It is on (1) or off (0). */
  readonly isSwitch?: boolean
}
/** What was set, by name; what is missing is as usual. */
export type SettingValues = Readonly<Record<string, number>>

const over = 'When a deal is over'
const held = 'What holds a reported post'
const weight = { group: over, least: 0, most: 10, isWhole: false } as const
const count = { least: 1, isWhole: true } as const
const feature = { group: 'What is open', usual: 1, least: 0, most: 1, isWhole: true, isSwitch: true } as const

/** Numbers that decide something, apart from how often who may do what. */
const thresholds = {
  'open.registration': { ...feature, label: 'New members may join' },
  'open.submissions': { ...feature, label: 'New posts are taken' },
  'open.comments': { ...feature, label: 'New comments are taken' },
  'open.scores': { ...feature, label: 'Deal scores are made' },
  'open.newsletter': { ...feature, label: 'The newsletter takes new readers' },
  'open.push': { ...feature, label: 'Push notices are sent' },
  'open.webhooks': { ...feature, label: 'Webhooks are told of changes' },
  'over.weight.0': { ...weight, label: 'The word of a new member weighs', usual: 0.5 },
  'over.weight.1': { ...weight, label: 'The word of a member weighs', usual: 1 },
  'over.weight.2': { ...weight, label: 'The word of a trusted member weighs', usual: 1.5 },
  'over.weight.poster': { ...weight, label: 'The word of the poster weighs', usual: 3 },
  'over.hours': { ...count, group: over, label: 'A word counts for so many hours', usual: 72, most: 720 },
  'over.net': { ...weight, label: 'It is over from a weight of', usual: 3, least: 0.5, most: 100 },
  'over.members': { ...count, group: over, label: 'And from so many members', usual: 2, most: 50 },
  'reports.score': {
    ...weight,
    group: held,
    label: 'It is held from a weight of',
    usual: 6,
    least: 1,
    most: 100,
  },
  'reports.reporters': {
    ...count,
    group: held,
    label: 'And from so many reporters',
    usual: 3,
    most: 50,
  },
  'review.first': {
    ...count,
    group: 'New posts',
    label: 'First posts of new members to hold',
    usual: 0,
    least: 0,
    most: 50,
  },
  'votes.hidden': {
    ...count,
    group: 'Votes of new posts',
    label: 'Pages say “New” in their place for so many minutes',
    usual: 0,
    least: 0,
    most: 120,
  },
  'best.hours': {
    ...rankWindow,
    group: 'The order of lists',
    label: 'For new posts, ten times the votes are worth so many hours',
    isWhole: true,
  },
  'alerts.0': {
    ...count,
    group: 'Deal alerts',
    label: 'New members',
    usual: alertLimits.alertsOfNewcomers,
    most: alertLimits.alerts,
  },
  'alerts.1': {
    ...count,
    group: 'Deal alerts',
    label: 'Members',
    usual: alertLimits.alerts,
    most: 2 * alertLimits.alerts,
  },
} as const satisfies Record<string, Omit<Setting, 'name'>> & Record<`open.${Feature}`, unknown>
export type ThresholdName = keyof typeof thresholds

/** The number that holds now. */
export const settingOf = (values: SettingValues, name: ThresholdName): number => values[name] ?? thresholds[name].usual

/** How many alerts a member may have. */
export function mostAlertsOf(member: Pick<Viewer, 'roles' | 'trustLevel'>, values: SettingValues): number {
  return settingOf(values, isNoNewcomer(member) ? 'alerts.1' : 'alerts.0')
}

const whoWords: Readonly<Record<string, string>> = { 0: 'New members', 1: 'Members', 2: 'Trusted members' }
const units = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
] as const

function durationWords(seconds: number): string {
  const [length, unit] = units.find(([one]) => seconds % one === 0) ?? [1, 'second']
  return counted(seconds / length, unit)
}

const mostOfLimit = 1_000
const limits = limitNumbers.map(({ name, title, who, most, seconds }) => ({
  name,
  group: title,
  label: `${whoWords[who] ?? 'Everybody'}, in ${durationWords(seconds)}`,
  usual: most,
  least: 1,
  most: mostOfLimit,
  isWhole: true,
}))

/** All of them, in the order in which they are shown. */
export const siteSettings: readonly Setting[] = [
  ...Object.entries(thresholds).flatMap(([name, threshold]) =>
    'isSwitch' in threshold ? [{ name, ...threshold }] : [],
  ),
  ...limits,
  ...Object.entries(thresholds).flatMap(([name, threshold]) =>
    'isSwitch' in threshold ? [] : [{ name, ...threshold }],
  ),
]

/** Why a number cannot be set, or null. */
export function hindranceOfSetting(name: string, value: number): string | null {
  const setting = siteSettings.find((one) => one.name === name)
  if (setting === undefined) {
    return 'There is no such setting'
  }
  const { least, most, isWhole } = setting
  const isFine = value >= least && value <= most && (isWhole ? Number.isInteger(value) : true)
  return isFine ? null : `Enter a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`
}

/** The same of several, by name; null where all can be set. */
export function hindrancesOfSettings(values: SettingValues): Record<string, string> | null {
  const wrong = Object.entries(values).flatMap(([name, value]) => {
    const hindrance = hindranceOfSetting(name, value)
    return hindrance === null ? [] : [[name, hindrance] as const]
  })
  return wrong.length === 0 ? null : Object.fromEntries(wrong)
}
