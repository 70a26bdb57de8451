import { useSelector } from 'react-redux'
import type { CommentsPlace } from '../../features/comments/comment-settings.ts'
import { mutedOf } from '../../features/preferences/preferred.ts'
import { dialogOnDemand } from '../../ui/popups/on-demand.ts'

const MuteDialog = dialogOnDemand(
  async () => (await import('../../features/preferences/MuteQuestion.tsx')).MuteQuestion,
)

const nobody: readonly string[] = []

/** Muting as comments take it. */
export function useCommentMuting(): CommentsPlace['muting'] {
  const names = useSelector(mutedOf)?.members ?? nobody
  return { names, render: (name, onClose) => <MuteDialog name={name} onClose={onClose} /> }
}
