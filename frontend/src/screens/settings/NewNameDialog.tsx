import { betweenNameChangesDays, formerNameKeptDays, usernameKeyOf } from '@deals/events'
import { AskDialog } from '../../ui/AskDialog.tsx'
import { Button } from '../../ui/Button.tsx'

interface NewNameDialogProps {
  readonly current: string
  readonly username: string
  readonly onTake: () => Promise<void>
  readonly onClose: () => void
}

/** Says what comes of another name before it is taken. */
export function NewNameDialog({ current, username, onTake, onClose }: NewNameDialogProps) {
  const isAnother = usernameKeyOf(username) !== usernameKeyOf(current)
  return (
    <AskDialog
      title={`Change your username to ${username}?`}
      description={`You can change it again in ${betweenNameChangesDays} days.`}
      onClose={onClose}
      main={
        <Button variant="primary" onClick={() => void onTake()}>
          Change username
        </Button>
      }
    >
      <ul css={{ display: 'grid', gap: 'var(--s2)', paddingLeft: 'var(--s5)', listStyle: 'disc' }}>
        <li>Your posts and comments show {username} at once.</li>
        {isAnother && (
          <>
            <li>
              You sign in as {username} from now on, and no longer as {current}.
            </li>
            <li>
              {current} leads to your profile for {formerNameKeptDays} days. Nobody else can take it until then;
              afterwards anybody can.
            </li>
          </>
        )}
      </ul>
    </AskDialog>
  )
}
