import type { MeterView } from '../posts/posts.api.ts'
import { settingOf, type SettingValues } from '../staff/settings.ts'
import type { TrustLevel } from '../platform/roles.ts'

/** What one member last said of a deal, weighed by how well they are known. */
export interface Word {
  readonly says: 'confirmed' | 'denied'
  readonly weight: number
}
/** What all say whose words still count by their age: the weight of each side, and its people. */
export interface Said {
  readonly confirmed: number
  readonly denied: number
  readonly confirmers: number
  readonly deniers: number
}
const nothingSaid: Said = { confirmed: 0, denied: 0, confirmers: 0, deniers: 0 }

export const withWord = (said: Said, { says, weight }: Word): Said =>
  says === 'confirmed'
    ? { ...said, confirmed: said.confirmed + weight, confirmers: said.confirmers + 1 }
    : { ...said, denied: said.denied + weight, deniers: said.deniers + 1 }
/** Of words of different members. */
export const saidIn = (words: readonly Word[]): Said => words.reduce(withWord, nothingSaid)

/** So much more weight says that it is over than that it is not: readers are warned, long before it ends. */
export const warnedFrom = 1
export const mayBeOver = ({ confirmed, denied }: Pick<Said, 'confirmed' | 'denied'>): boolean =>
  denied - confirmed >= warnedFrom

/** Who says something of a deal: its poster, who knows best, or somebody else by how well they are known. */
export type Speaker = 'poster' | TrustLevel
export const speakers: readonly Speaker[] = ['poster', 0, 1, 2]
export const weightOfWord = (speaker: Speaker, settings: SettingValues): number =>
  settingOf(settings, `over.weight.${speaker}`)

const hour = 3_600_000
/** From when on words count at a time, in ms: none of those from before the deal came back, and none that is too old. */
export const wordsCountFrom = (settings: SettingValues, { now, back }: { now: number; back: number }): number =>
  Math.max(back, now - settingOf(settings, 'over.hours') * hour)

interface Sides {
  readonly weight: number
  readonly against: number
  readonly members: number
}
const isEnough = ({ weight, against, members }: Sides, settings: SettingValues): boolean =>
  weight - against >= settingOf(settings, 'over.net') && members >= settingOf(settings, 'over.members')

/** Whether enough members say that a deal is over, for it to end. */
export const saysOver = ({ confirmed, denied, deniers }: Omit<Said, 'confirmers'>, settings: SettingValues): boolean =>
  isEnough({ weight: denied, against: confirmed, members: deniers }, settings)
/** Whether as many, weighed the same, say that a deal which was over is back. */
export const saysBack = ({ confirmed, denied, confirmers }: Omit<Said, 'deniers'>, settings: SettingValues): boolean =>
  isEnough({ weight: confirmed, against: denied, members: confirmers }, settings)

interface OfDeal {
  readonly isLive: boolean
  /** In ms, however long ago; null for never. */
  readonly lastConfirmedAt: number | null
}

/** The meter as readers see it: people of each side, and whether to warn. What is over already warns of itself. */
export function meterOf(said: Said, { isLive, lastConfirmedAt }: OfDeal): MeterView {
  return {
    confirmed: said.confirmers,
    denied: said.deniers,
    lastConfirmedAt: lastConfirmedAt === null ? null : new Date(lastConfirmedAt).toISOString(),
    mayBeOver: isLive && mayBeOver(said),
  }
}
