import { useEffect, useRef, useState, type RefObject } from 'react'
import { betweenNameChangesDays, nameChangeWords, usernameMakeUp, usernameMaxLength } from '@deals/events'
import type { OwnProfile } from '@deals/events'
import { useNow } from '../../lib/clock.slice.ts'
import { absoluteDay } from '../../lib/relative-time.ts'
import { submitting } from '../../lib/submitting.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { NewNameDialog } from './NewNameDialog.tsx'
import { SettingsBox } from './SettingsBox.tsx'
import { useNewName } from './use-new-name.ts'

interface UsernameBoxProps {
  /** Undefined while it is on its way. */
  readonly profile: OwnProfile | undefined
}

/** What a member is called, and how they change that. */
export function UsernameBox({ profile }: UsernameBoxProps) {
  return (
    <SettingsBox title="Username">
      {profile === undefined ? <Skeleton height="11rem" radius="md" /> : <Username profile={profile} />}
    </SettingsBox>
  )
}

function Username({ profile: { username, nextNameChangeAt } }: { readonly profile: OwnProfile }) {
  const now = useNow()
  const isTooEarly = nextNameChangeAt !== null && Date.parse(nextNameChangeAt) > now
  const place = useFocusOnce(isTooEarly)
  return (
    <>
      <p ref={place} tabIndex={-1}>
        You are <b css={{ overflowWrap: 'anywhere' }}>{username}</b>.
      </p>
      {isTooEarly ? (
        <p className="muted">{nameChangeWords(absoluteDay(nextNameChangeAt))}</p>
      ) : (
        <UsernameForm current={username} />
      )}
    </>
  )
}

/** A form that has led to something goes away with its button; what it led to takes the focus. */
function useFocusOnce(isDone: boolean): RefObject<HTMLParagraphElement | null> {
  const place = useRef<HTMLParagraphElement>(null)
  const wasDone = useRef(isDone)
  useEffect(() => {
    if (isDone && !wasDone.current) {
      place.current?.focus()
    }
    wasDone.current = isDone
  }, [isDone])
  return place
}

function UsernameForm({ current }: { readonly current: string }) {
  const [username, setUsername] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const { problem, otherProblem, isLoading, look, forget, take, dialog } = useNewName(current)
  const confirm = async () => {
    setIsAsking(false)
    await take(username)
  }
  return (
    <>
      {otherProblem !== undefined && <Alert variant="destructive">{otherProblem}</Alert>}
      <form
        css={{ display: 'grid', gap: 'var(--s4)' }}
        onSubmit={submitting(() => setIsAsking(look(username)))}
        noValidate
      >
        <TextField
          label="New username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={usernameMaxLength}
          help={`${usernameMakeUp}. You can change it once in ${betweenNameChangesDays} days.`}
          value={username}
          error={problem}
          onChange={(event) => {
            setUsername(event.target.value)
            forget()
          }}
        />
        <div>
          <Button type="submit" variant="primary" busy={isLoading}>
            Change username
          </Button>
        </div>
      </form>
      {isAsking && (
        <NewNameDialog current={current} username={username} onClose={() => setIsAsking(false)} onTake={confirm} />
      )}
      {dialog}
    </>
  )
}
