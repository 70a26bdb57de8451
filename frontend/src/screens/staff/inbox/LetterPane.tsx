import { ArrowLeft, Mail } from 'lucide-react'
import { useState } from 'react'
import type { Letter, LetterState } from '@deals/events'
import { utcTime } from '../../../lib/relative-time.ts'
import { routes } from '../../../lib/routes.ts'
import { submitting } from '../../../lib/submitting.ts'
import { useViewer } from '../../../lib/viewer.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { FieldRow } from '../../../ui/FieldRow.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { Facts } from '../../moderation/desk-styles.ts'
import { LetterActs, LetterSheet, Thumbnail, Written } from './inbox-styles.ts'
import { Severity } from './LetterRow.tsx'
import { answerAddress, stateWords, subjectOf, writerOf } from './letter-words.ts'
import { useLetterChange } from './use-letter-change.ts'

interface LetterPaneProps {
  readonly letter: Letter
  /** The letter has left the list that is shown. */
  readonly onGone: () => void
  readonly onClose: () => void
}

/** One letter to read, and what to do about it. */
export function LetterPane({ letter, onGone, onClose }: LetterPaneProps) {
  const { title, reference, severity, page, browser, at, from, text, screenshots, changed } = letter
  return (
    <LetterSheet aria-labelledby="letter">
      <Button data-back size="sm" variant="quiet" onClick={onClose} css={{ justifySelf: 'start' }}>
        <ArrowLeft aria-hidden="true" /> All letters
      </Button>
      <h2 id="letter">{subjectOf(letter)}</h2>
      <Facts>
        {reference !== null && <span>{reference}</span>}
        {severity !== null && <Severity severity={severity} />}
        {from.username === null ? (
          <span>{writerOf(letter)}</span>
        ) : (
          <Anchor to={routes.user.to(from.username)}>{from.username}</Anchor>
        )}
        {from.email !== null && from.email !== writerOf(letter) && <span>{from.email}</span>}
        <time dateTime={at}>{utcTime(at)}</time>
        {title !== null && page !== null && <span>on {page}</span>}
        {browser !== null && browser !== '' && <span>with {browser}</span>}
      </Facts>
      <Written>{text}</Written>
      {screenshots.length > 0 && <Screenshots addresses={screenshots} />}
      <Acts letter={letter} onGone={onGone} />
      {changed !== null && (
        <p className="muted" css={{ fontSize: 'var(--text-sm)' }}>
          Changed {utcTime(changed.at)}
          {changed.by !== null && ` by ${changed.by}`}.
        </p>
      )}
    </LetterSheet>
  )
}

/** Small, and as large as they came in a tab of their own. */
function Screenshots({ addresses }: { readonly addresses: readonly string[] }) {
  return (
    <ul aria-label="Screenshots" css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' }}>
      {addresses.map((address, place) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer">
            <Thumbnail src={address} alt={`Screenshot ${place + 1} of ${addresses.length}`} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}

const nextStates: Readonly<Record<LetterState, readonly LetterState[]>> = {
  new: ['open', 'done'],
  open: ['done', 'new'],
  done: ['open'],
}
const verbs: Readonly<Record<LetterState, string>> = { new: 'Back to new', open: 'Open', done: 'Done' }

function Acts({ letter, onGone }: Pick<LetterPaneProps, 'letter' | 'onGone'>) {
  const { state, assignee } = letter
  const me = useViewer()?.username
  const { change, wrong, isBusy } = useLetterChange(letter, onGone)
  const answer = answerAddress(letter)
  return (
    <>
      <LetterActs role="group" aria-label="What to do">
        {answer !== null && (
          <ButtonLink to={answer}>
            <Mail aria-hidden="true" /> Answer by e-mail
          </ButtonLink>
        )}
        {me !== undefined && assignee !== me && (
          <Button
            busy={isBusy}
            onClick={() => void change({ assignee: me, ...(state === 'new' && { state: 'open' }) }, 'It is yours')}
          >
            Take it
          </Button>
        )}
        {nextStates[state].map((next) => (
          <Button
            key={next}
            busy={isBusy}
            variant={next === 'done' ? 'primary' : 'default'}
            onClick={() => void change({ state: next }, `${subjectOf(letter)}: ${stateWords[next]}`)}
          >
            {verbs[next]}
          </Button>
        ))}
      </LetterActs>
      <Assignee
        key={assignee}
        assignee={assignee}
        wrong={wrong}
        isBusy={isBusy}
        onGive={(name) => void change({ assignee: name }, name === null ? 'Nobody looks after it' : `${name} has it`)}
      />
    </>
  )
}

interface AssigneeProps extends Pick<Letter, 'assignee'> {
  readonly wrong: string | undefined
  readonly isBusy: boolean
  readonly onGive: (name: string | null) => void
}

/** Who looks after the letter; an empty name is nobody. */
function Assignee({ assignee, wrong, isBusy, onGive }: AssigneeProps) {
  const [name, setName] = useState(assignee ?? '')
  return (
    <FieldRow as="form" onSubmit={submitting(() => onGive(name.trim() === '' ? null : name.trim()))}>
      <TextField
        label="Looked after by"
        placeholder="Nobody"
        maxLength={60}
        error={wrong}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" busy={isBusy} disabled={name.trim() === (assignee ?? '')}>
        Give
      </Button>
    </FieldRow>
  )
}
