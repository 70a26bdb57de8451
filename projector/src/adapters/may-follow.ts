import type { Position } from '@deals/events'

interface Standing {
  version: number
  log: string | null
  position: Position
}

/**
 * Whether queries may be switched from one version to another. Of the same log it must be as far; positions of different
 * logs say nothing about each other, so there the one that was made later is taken.
 */
export const mayFollow = (wanted: Standing, current: Standing | undefined): boolean =>
  current === undefined ||
  (wanted.log === current.log ? wanted.position >= current.position : wanted.version > current.version)
