import type { FetchedPage } from '../fetch-page.ts'
import type { PageFacts } from './read-page.ts'

// What crosses between a page's reader and its thread: both sides are ours, only the types get lost on the way.
export const parsePage = (message: unknown): FetchedPage => message as FetchedPage
export const parseRead = (message: unknown): PageFacts => message as PageFacts
