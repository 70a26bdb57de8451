import { Inbox } from 'lucide-react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { ModerationTab } from './moderation-tabs.ts'

const words: Readonly<Partial<Record<ModerationTab, string>>> = {
  edits: 'Nobody has suggested an edit.',
  users: 'No member waits for a moderator.',
  stores: 'No store waits for a decision.',
  appeals: 'Nobody has appealed.',
  log: 'Nothing has been decided yet.',
}

/** A tab in which nothing waits. */
export function LaterSection({ tab }: { readonly tab: ModerationTab }) {
  return <EmptyState icon={<Inbox />} text={words[tab] ?? 'Nothing is here.'} />
}
