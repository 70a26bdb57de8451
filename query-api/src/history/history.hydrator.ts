/** What other features may use of the history: lines as they leave. */
export { historyLine, toHistoryLine } from './history.view.ts'
