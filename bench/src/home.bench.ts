import { loadFigures } from './load.ts'
import type { Bench } from './measure.ts'

/** The home page as a visitor without scripts gets it. */
export const home: Bench = {
  name: 'home',
  about: 'home page rendered by the running site, 16 connections',
  run: () => loadFigures('GET /', '/', 'html'),
}
