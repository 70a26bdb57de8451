import type { Inks } from './object.ts'

/** A ground: the light in its middle and the tint towards its edge. */
export interface Ground {
  readonly light: string
  readonly tint: string
}

export const grounds: readonly Ground[] = [
  { light: '#f4ede1', tint: '#e7dac5' },
  { light: '#e5f2ec', tint: '#cbe4d8' },
  { light: '#e6eef8', tint: '#cbdcf0' },
  { light: '#f8e9e6', tint: '#eed0ca' },
  { light: '#eeeaf7', tint: '#d9d0ee' },
  { light: '#eff3dd', tint: '#dce5b9' },
  { light: '#eeeeec', tint: '#d9d9d5' },
]

/** Colours that go together, and the grounds (by their place in `grounds`) on which they stand out. */
export interface Palette extends Inks {
  readonly grounds: readonly number[]
}

export const palettes: readonly Palette[] = [
  { body: '#0b6b50', trim: '#123a2e', pop: '#f2b134', grounds: [1, 0, 5, 6] },
  { body: '#3d6fd0', trim: '#20262c', pop: '#ffc857', grounds: [2, 0, 6, 3] },
  { body: '#c65b45', trim: '#3a2a26', pop: '#f2b96b', grounds: [3, 0, 1, 6] },
  { body: '#5146a8', trim: '#1d1c26', pop: '#f08fb4', grounds: [4, 2, 0, 6] },
  { body: '#2f6f8f', trim: '#17384a', pop: '#f4a261', grounds: [0, 2, 3, 6] },
  { body: '#8b3a62', trim: '#3a1a2c', pop: '#f2c14e', grounds: [3, 4, 0, 5] },
  { body: '#4b535b', trim: '#24292e', pop: '#e4574c', grounds: [0, 6, 2, 1] },
  { body: '#d18a26', trim: '#3b3a36', pop: '#2f6f8f', grounds: [6, 5, 2, 4] },
  { body: '#d5647a', trim: '#4a2530', pop: '#f7c873', grounds: [4, 3, 1, 0] },
  { body: '#4d7c3a', trim: '#24391d', pop: '#f2b134', grounds: [5, 0, 3, 1] },
  { body: '#2a8c8a', trim: '#153f45', pop: '#ff8f6b', grounds: [1, 4, 0, 3] },
]
