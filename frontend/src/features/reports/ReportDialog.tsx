import { dialogOnDemand } from '../../ui/popups/on-demand.ts'

/** In which something is reported: few who read it do. */
export const ReportDialog = dialogOnDemand(async () => (await import('./ReportForm.tsx')).ReportForm)
