/** What everything that opens over the page takes. */
export interface PopupProps {
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  /** Fetches the code of what is in it, before it opens the first time. */
  readonly fetchContent?: () => Promise<unknown>
}
