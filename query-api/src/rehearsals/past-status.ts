import type { PostStatus } from '@deals/events'
import type { HistoryDoc } from '@deals/projector/read-models'

type Line = Pick<HistoryDoc, 'kind' | 'at' | 'to' | 'code'>

/** How a post stood when somebody spoke of it, by the lines of its history; undefined before its first one. */
export const statusAt = (lines: readonly Line[], at: number): PostStatus | undefined =>
  lines.findLast((line) => line.to !== undefined && (line.at < at || (line.at === at && !isEndByWords(line))))?.to

/** Such an end follows from a word, also from one of the same millisecond. */
const isEndByWords = ({ kind, code }: Line): boolean => kind === 'PostExpired' && code === 'report'

/** When a deal came back last before a time (ms); 0 where it never was over. */
export const backAt = (lines: readonly Line[], at: number): number =>
  lines.findLast((line) => line.kind === 'PostRenewed' && line.at <= at)?.at ?? 0
