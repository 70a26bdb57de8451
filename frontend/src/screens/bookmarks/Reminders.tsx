import styled from '@emotion/styled'
import { Bell, BellOff } from 'lucide-react'
import { reminders, usualReminders, type BookmarkList, type Reminder } from '@deals/events'
import { sentenceOf } from '../../lib/api-problem.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { showToast } from '../../ui/toasts.ts'
import { bookmarkListApi } from './bookmark-list.endpoints.ts'

const words: Readonly<Record<Reminder, string>> = {
  'day-before': 'It ends within a day',
  'hours-before': 'It ends within two hours',
  'price-drop': 'Its price drops',
  over: 'It is over, or back again',
}

const Choices = styled.div`
  display: grid;
  gap: var(--s2);
  padding: var(--s4);
  & > fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & > fieldset > legend {
    padding: 0;
    margin-bottom: var(--s1);
    font-weight: 600;
  }
  & > button {
    justify-self: start;
  }
  & > p {
    color: var(--ink-2);
    font-size: var(--text-sm);
  }
  & > p > a {
    text-decoration: underline;
  }
`

interface RemindersProps {
  readonly bookmark: Pick<BookmarkList['bookmarks'][number], 'postId' | 'reminders'>
  /** Of the saved post. */
  readonly title: string
}

/** What a saved post reminds of; each choice holds at once. */
export function Reminders({ bookmark: { postId, reminders: chosen }, title }: RemindersProps) {
  const [changeBookmark] = bookmarkListApi.useChangeBookmarkMutation()
  const isMute = chosen.length === 0
  const name = `Reminders of ${title}`
  const choose = async (wanted: readonly Reminder[]) => {
    const { error } = await changeBookmark({ postId, reminders: [...wanted] })
    if (error !== undefined) {
      showToast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    }
  }
  const turn = (one: Reminder, isOn: boolean) =>
    choose(reminders.filter((other) => (other === one ? isOn : chosen.includes(other))))
  const trigger = (
    <IconButton aria-label={isMute ? `${name}: mute` : name} title={isMute ? 'Mute' : 'Reminders'}>
      {isMute ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
    </IconButton>
  )
  return (
    <Popover trigger={trigger} label={name}>
      <Choices>
        <fieldset>
          <legend>Tell me when</legend>
          {reminders.map((one) => (
            <Checkbox
              key={one}
              label={words[one]}
              checked={chosen.includes(one)}
              onChange={({ target }) => void turn(one, target.checked)}
            />
          ))}
        </fieldset>
        <Button size="sm" onClick={() => void choose(isMute ? usualReminders : [])}>
          {isMute ? 'Remind me as usual' : 'Mute all'}
        </Button>
        <p>
          How you hear of saved posts stands in the <Anchor to={routes.settings.to('notifications')}>settings</Anchor>.
        </p>
      </Choices>
    </Popover>
  )
}
