import { useSelector } from 'react-redux'
import type { CommentsPlace } from '../../features/comments/comment-settings.ts'
import { MuteDialog } from '../../features/preferences/MuteDialog.tsx'
import { mutedOf } from '../../features/preferences/preferred.ts'

const nobody: readonly string[] = []

/** Muting as comments take it. */
export function useCommentMuting(): CommentsPlace['muting'] {
  const names = useSelector(mutedOf)?.members ?? nobody
  return { names, render: (name, onClose) => <MuteDialog {...{ name, onClose }} /> }
}
