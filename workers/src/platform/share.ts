import { dollars } from '@deals/events'

/** A share between 0 and 1. */
export const within = (share: number): number => Math.min(1, Math.max(0, share))

/** Where a value lies between two ends, as a share; the ends may fall. */
export const between = (value: number, from: number, to: number): number => within((value - from) / (to - from))

/** Whole points of a part's weight. */
export const pointsOf = (share: number, weight: number): number => Math.round(within(share) * weight)

/** What is known moves the share from what is usual, the more the surer it is. */
export const leaning = (share: number, confidence: number, usual: number): number =>
  confidence * share + (1 - confidence) * usual

export const percent = (share: number): string => `${Math.round(Math.abs(share) * 100)}%`

/** An amount in minor units as people write it. */
export const money = (minor: number): string => dollars(minor / 100).replace(/\.00$/, '')

export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
