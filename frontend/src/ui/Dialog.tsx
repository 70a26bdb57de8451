import { opensDialog } from './popups/opens-dialog.tsx'
import type { DialogProps } from './popups/popup-props.ts'

/** Asks for all attention: focus stays inside until it closes, and then goes back. */
export const Dialog = opensDialog<DialogProps>(async () => (await import('./popups/DialogWindow.tsx')).DialogWindow)
