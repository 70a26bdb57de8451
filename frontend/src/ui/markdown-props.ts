export type HeadingLevel = 1 | 2 | 3

export interface MarkdownProps {
  /** What a member wrote; raw HTML in it is left out. */
  readonly text: string
  /** The level of the heading that the text stands under. */
  readonly under?: HeadingLevel
}

/** The only part of a text that depends on the place where it stands: two on one page may both have a first footnote. */
export const hasFootnotes = (text: string): boolean => text.includes('[^')
