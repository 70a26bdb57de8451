import type { Letter } from '@deals/events'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Facts } from '../../moderation/desk-styles.ts'
import { TimeAgo } from '../../shared/TimeAgo.tsx'
import { subjectOf, writerOf } from './letter-words.ts'

interface LetterRowProps {
  readonly letter: Letter
  readonly to: string
  readonly isOpen: boolean
}

/** One letter in the list. */
export function LetterRow({ letter, to, isOpen }: LetterRowProps) {
  return (
    <li>
      <Anchor to={to} {...(isOpen ? { 'aria-current': true } : {})}>
        <strong>{subjectOf(letter)}</strong>
        <Facts as="span">
          <span>{letter.reference ?? 'Message'}</span>
          {letter.severity !== null && <Severity severity={letter.severity} />}
          <span>{writerOf(letter)}</span>
          <TimeAgo time={letter.at} />
          {letter.assignee !== null && <span>with {letter.assignee}</span>}
        </Facts>
      </Anchor>
    </li>
  )
}

/** How bad a fault is to who reported it. */
export function Severity({ severity }: { readonly severity: string }) {
  return <Tag tone={severity === 'cannot use' ? 'bad' : severity === 'annoying' ? 'warn' : 'info'}>{severity}</Tag>
}
