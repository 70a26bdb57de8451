import { usuallyShown } from '@deals/events'
import { useViewer } from '../../lib/viewer.ts'
import { preferencesApi } from '../../features/preferences/preferences.endpoints.ts'
import { useSaving } from '../../features/preferences/use-saving.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { RecommendationsBox } from './RecommendationsBox.tsx'
import { SettingsBox } from './SettingsBox.tsx'

/** What others learn of a member, and what the site makes of it; every choice holds at once. */
export function PrivacySettings() {
  const { data, isError, refetch } = preferencesApi.useGetPreferencesQuery()
  if (isError && data === undefined) {
    return <ErrorState text="Your settings could not be loaded." onRetry={() => void refetch()} />
  }
  return (
    <>
      <VotesBox />
      <RecommendationsBox />
    </>
  )
}

const audiences = [
  { value: 'nobody', label: 'Nobody' },
  { value: 'everybody', label: 'Everybody' },
] as const

/** Who may see how often a member votes. */
function VotesBox() {
  const username = useViewer()?.username ?? ''
  const { data } = preferencesApi.useGetPreferencesQuery()
  const save = useSaving()
  const { votes } = data?.shown ?? usuallyShown
  return (
    <SettingsBox title="Your votes">
      <RadioGroup
        label="Who may see how many votes you gave"
        layout="row"
        help={
          <>
            Month by month, up and down, on{' '}
            <Anchor to={`${routes.user.to(username)}?tab=votes`} css={{ textDecoration: 'underline' }}>
              your public profile
            </Anchor>
            . Which posts they were for nobody sees.
          </>
        }
        value={votes ? 'everybody' : 'nobody'}
        options={audiences}
        onChange={(chosen) => void save({ shown: { votes: chosen === 'everybody' } })}
      />
    </SettingsBox>
  )
}
