import { useState } from 'react'
import { preferencesApi } from '../../features/preferences/preferences.endpoints.ts'
import { useSaving } from '../../features/preferences/use-saving.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { TimeAgo } from '../shared/TimeAgo.tsx'
import { SettingsBox } from './SettingsBox.tsx'

/** Whether deals are chosen for a member by what they do, and since when that counts. */
export function RecommendationsBox() {
  const { data } = preferencesApi.useGetPreferencesQuery()
  const save = useSaving()
  const [isAsking, setIsAsking] = useState(false)
  const { isOn = true, clearedAt = null } = data?.recommendations ?? {}
  const isKnown = data !== undefined && data !== null
  return (
    <SettingsBox title="Recommendations">
      <Checkbox
        label="Recommend deals to me"
        help={
          <>
            By what you save, vote for and talk about: on{' '}
            <Anchor to={routes.forYou.to()} css={{ textDecoration: 'underline' }}>
              For You
            </Anchor>
            , and up to three on the home page. Nobody else sees them. While this is off, it is not kept which posts you
            open.
          </>
        }
        disabled={!isKnown}
        checked={isOn}
        onChange={({ target }) => void save({ recommendations: { isOn: target.checked } })}
      />
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s2) var(--s3)' }}>
        <Button disabled={!isKnown} onClick={() => setIsAsking(true)}>
          Clear history
        </Button>
        {clearedAt !== null && (
          <p className="muted" css={{ fontSize: 'var(--text-sm)' }}>
            Cleared <TimeAgo time={clearedAt} />
          </p>
        )}
      </div>
      <ConfirmDialog
        title="Clear what was learnt of you?"
        description="What you saved, voted for and said so far no longer counts for what is recommended to you, and which posts you opened is forgotten. All else stays where it is, and what you are not interested in stays away."
        confirmLabel="Clear history"
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => {
          setIsAsking(false)
          void save({ recommendations: { clear: true } }, { title: 'Recommendations begin anew' })
        }}
      />
    </SettingsBox>
  )
}
