import { mutedLimits } from '@deals/events'
import { useMuting } from '../../features/preferences/use-muting.ts'
import { usersApi } from '../../features/users/users.endpoints.ts'
import { sentenceOf, statusOf } from '../../lib/api-problem.ts'
import { useViewer } from '../../lib/viewer.ts'
import { AddForm } from './AddForm.tsx'
import { MutedList } from './MutedList.tsx'
import { SettingsBox } from './SettingsBox.tsx'

/** Members of whom another one wants to see nothing; they are not told. */
export function MutedMembersBox() {
  const { muted, change } = useMuting()
  const { members } = muted
  const add = useAddedMember(members, (name) => change({ members: [...members, name] }))
  return (
    <SettingsBox title="Muted members">
      <MutedList
        label="Muted members"
        most={mutedLimits.members}
        empty="You mute nobody."
        tokens={members.map((name) => ({ value: name, label: name }))}
        onRemove={(name) => change({ members: members.filter((one) => one !== name) })}
      />
      <AddForm
        label="Username"
        help="Their posts are left out of your lists and alerts, their comments folded, and you hear nothing of them. Nobody is told."
        onAdd={add}
      />
    </SettingsBox>
  )
}

/** Takes a name as its owner writes it, or says why it cannot be muted. */
function useAddedMember(members: readonly string[], onAdd: (name: string) => void) {
  const own = useViewer()?.username
  const [find] = usersApi.useLazyGetProfileQuery()
  return async (text: string): Promise<string | null> => {
    const asked = text.trim().replace(/^@/, '')
    if (asked === '') {
      return 'Write a username'
    }
    const { data, error } = await find(asked)
    const name = data?.username
    if (name === undefined) {
      return statusOf(error) === 404 ? `Nobody is called “${asked}”` : sentenceOf(error)
    }
    const problem = problemOf(name, members, own)
    if (problem === null) {
      onAdd(name)
    }
    return problem
  }
}

function problemOf(name: string, members: readonly string[], own: string | undefined): string | null {
  if (name === own) {
    return 'You cannot mute yourself'
  }
  if (members.includes(name)) {
    return `You mute ${name} already`
  }
  return members.length >= mutedLimits.members ? `${mutedLimits.members} members fit; take one out first` : null
}
