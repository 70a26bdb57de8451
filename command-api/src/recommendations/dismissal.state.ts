import { fold } from '../platform/fold.ts'

export interface DismissalState {
  readonly isDismissed: boolean
}

export const dismissalFold = fold<'dismissal', DismissalState>(
  { isDismissed: false },
  {
    RecommendationDismissed: () => ({ isDismissed: true }),
    RecommendationRestored: () => ({ isDismissed: false }),
  },
)
