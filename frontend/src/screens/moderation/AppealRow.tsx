import styled from '@emotion/styled'
import { useState } from 'react'
import { feedbackMaxLength, type AppealOutcome, type AppealView } from '@deals/events'
import { actWords, appealOutcomeWords } from '../../features/history/act-words.ts'
import { asSentence } from '../../features/history/history-words.ts'
import { appealApi } from '../../features/moderation/appeal.endpoints.ts'
import { restrictionWords } from '../../features/moderation/restriction-words.ts'
import { fieldsOf, sentenceOf, statusOf } from '../../lib/api-problem.ts'
import { routes } from '../../lib/routes.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { fingerRoom } from '../../ui/button-styles.ts'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { linkInWords } from '../shared/page-styles.ts'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { tellOutcome } from '../shared/tell-outcome.ts'
import { linkToMember } from '../shared/desk-links.ts'
import { AppealEvidence } from './AppealEvidence.tsx'
import { Facts } from './desk-styles.ts'

const Root = styled.article`
  display: grid;
  gap: var(--s2) var(--s6);
  padding: var(--s4);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 24rem;
  }
  & > div {
    display: grid;
    gap: var(--s2);
    align-content: start;
    min-width: 0;
  }
  & h2 {
    position: relative;
    font-size: var(--text-md);
  }
  & h2 a {
    ${fingerRoom}
  }
  & blockquote {
    padding-left: var(--s3);
    border-left: 0.1875rem solid var(--line-strong);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`

/** One appeal: what was decided, what the member says to it, and the answer. */
export function AppealRow({ appeal }: { readonly appeal: AppealView }) {
  const { username, postId, title, status, text, at, decision } = appeal
  const { restricts, until, reason, kind, into } = decision
  return (
    <Root aria-label={`Appeal of ${username}`}>
      <div>
        <h2>
          {postId === null ? (
            <Anchor to={linkToMember(username)}>{username}</Anchor>
          ) : (
            <Anchor to={`${routes.moderation.to('queue')}?case=${postId}`}>{title ?? `Post ${postId}`}</Anchor>
          )}
        </h2>
        <Facts>
          {status !== null && status !== 'active' && <StatusTag status={status} />}
          <span>
            {actWords({ kind })} by {decision.by}
          </span>
          <TimeAgo time={decision.at} />
        </Facts>
        {into !== null && (
          <Anchor to={routes.post.to(into)} newTab css={linkInWords}>
            See the post that stays
          </Anchor>
        )}
        {restricts.length > 0 && <p>{restrictionWords(restricts, until)}</p>}
        {reason !== null && <p className="muted">Reason: {reason}</p>}
        {postId !== null && <AppealEvidence postId={postId} decidedAt={decision.at} />}
        <blockquote>{text}</blockquote>
        <Facts>
          <span>{username}</span>
          <TimeAgo time={at} />
        </Facts>
      </div>
      <div>{appeal.state === 'open' ? <AnswerForm appeal={appeal} /> : <Answered appeal={appeal} />}</div>
    </Root>
  )
}

const outcomes: Readonly<Record<AppealOutcome, string>> = { upheld: 'Decision stands', overturned: 'Overturned' }

function Answered({ appeal: { state, answer, answeredBy, answeredAt } }: { readonly appeal: AppealView }) {
  return state === 'open' ? null : (
    <>
      <Facts>
        <Tag tone={state === 'overturned' ? 'good' : 'warn'}>{outcomes[state]}</Tag>
        <span>by {answeredBy}</span>
        {answeredAt !== null && <TimeAgo time={answeredAt} />}
      </Facts>
      <q>{answer}</q>
    </>
  )
}

const hindrances: Readonly<Record<NonNullable<AppealView['hindrance']>, string>> = {
  'own-appeal': 'This is your own appeal, so somebody else decides about it.',
  'own-decision': 'You made this decision, so somebody else decides about the appeal.',
}

function AnswerForm({ appeal: { id, username, hindrance } }: { readonly appeal: AppealView }) {
  const [answer, setAnswer] = useState('')
  const [decide, { isLoading, error }] = appealApi.useDecideAppealMutation()
  if (hindrance !== null) {
    return <Alert variant="warn">{hindrances[hindrance]}</Alert>
  }
  const words = answer.trim()
  const isReady = words !== '' && words.length <= feedbackMaxLength && !isLoading
  const wrong = fieldsOf(error)['answer']
  const send = async (outcome: AppealOutcome) => {
    const told = await decide({ id, outcome, answer: words })
    // Who is late loses the row with its alert, as the list is asked for again.
    if (told.error === undefined || statusOf(told.error) === 409) {
      tellOutcome(told.error, { title: asSentence(appealOutcomeWords[outcome]), description: username }, 'Not decided')
    }
  }
  return (
    <>
      {error !== undefined && wrong === undefined && statusOf(error) !== 409 && (
        <Alert variant="destructive">{sentenceOf(error)}</Alert>
      )}
      <TextArea
        label="Answer"
        help="The member reads it."
        rows={3}
        limit={feedbackMaxLength}
        value={answer}
        error={wrong}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <AnswerButtons isReady={isReady} onSend={(outcome) => void send(outcome)} />
    </>
  )
}

interface AnswerButtonsProps {
  readonly isReady: boolean
  readonly onSend: (outcome: AppealOutcome) => void
}

function AnswerButtons({ isReady, onSend }: AnswerButtonsProps) {
  return (
    <div
      role="group"
      aria-label="Decide about the appeal"
      css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' }}
    >
      <Button disabled={!isReady} onClick={() => onSend('upheld')}>
        Let it stand
      </Button>
      <Button variant="primary" disabled={!isReady} onClick={() => onSend('overturned')}>
        Overturn and take back
      </Button>
    </div>
  )
}
