import type { LaneProgress } from './platform/progress.ts'

/** What the thread of the projector answers; both ends are this program. */
export const parseProgress = (answer: unknown): LaneProgress[] => answer as LaneProgress[]
