import { opensDialog } from './popups/opens-dialog.tsx'
import type { PopoverProps } from './popups/popup-props.ts'

/** More about one button, such as the latest notifications; unlike a menu it holds anything. */
export const Popover = opensDialog<PopoverProps>(async () => (await import('./popups/PopoverWindow.tsx')).PopoverWindow)
