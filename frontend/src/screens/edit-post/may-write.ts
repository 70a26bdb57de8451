import type { PostDetails } from '@deals/events'

/** Who may not edit a post may suggest what should stand there. */
export const mayWrite = ({ permissions }: PostDetails): boolean => permissions.canEdit || permissions.canSuggestEdit
