import { dialogOnDemand } from '../../ui/popups/on-demand.ts'

/** The history of a post over its page. */
export const HistoryDialog = dialogOnDemand(async () => (await import('./WholeHistory.tsx')).WholeHistory)
