import type { ApiPath } from './base-query.ts'
import type { PostOverlay } from './post-overlay.slice.ts'

/** A press on a post that the device keeps until the site can be reached. */
export interface HeldPress {
  /** The id of who pressed: it goes out for nobody else. */
  readonly by: string
  readonly at: number
  /** The same at each try, so that the site does once what may have arrived before. */
  readonly key: string
  readonly postId: number
  readonly path: ApiPath
  readonly body: Readonly<Record<string, number>>
  /** How the post is shown with it, and how it was shown before. */
  readonly change: PostOverlay
  readonly before: PostOverlay
  /** The page was left before it was answered; it may have arrived, so nothing is said of it. */
  readonly isLeft?: true
}

/** What was pressed on the open page, and has neither been answered nor been given up. */
export const unanswered = new Set<HeldPress>()

/** Where held presses are kept on the device. */
export const heldName = 'held-presses'
