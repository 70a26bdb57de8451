import { dialogOnDemand } from '../../ui/popups/on-demand.ts'

/** Asks whether a member is to be muted, or no longer. */
export const MuteDialog = dialogOnDemand(async () => (await import('./MuteQuestion.tsx')).MuteQuestion)
