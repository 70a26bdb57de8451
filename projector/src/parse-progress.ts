import type { ProcessorProgress } from './platform/progress.ts'

/** What the thread of the projector answers; both ends are this program. */
export const parseProgress = (answer: unknown): ProcessorProgress[] => answer as ProcessorProgress[]
