import { loadFigures } from './load.ts'
import type { Bench } from './measure.ts'

/** The first page of the feed as the browser asks for it. */
export const api: Bench = {
  name: 'api',
  about: 'the feed answered by the running site, 16 connections',
  run: () => loadFigures('GET /api/posts', '/api/posts', 'json'),
}
