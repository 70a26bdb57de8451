import type { Restriction } from '@deals/events'
import { restrictionWords } from '../../features/moderation/restriction-words.ts'
import { Tag } from '../../ui/Tag.tsx'

interface RestrictedTagProps {
  readonly restricts: readonly Restriction[]
  readonly until: string | null
}

/** Says that somebody is kept from something, and on hover from what and until when. */
export function RestrictedTag({ restricts, until }: RestrictedTagProps) {
  return restricts.length === 0 ? null : (
    <span title={restrictionWords(restricts, until)}>
      <Tag tone="bad">restricted</Tag>
    </span>
  )
}
