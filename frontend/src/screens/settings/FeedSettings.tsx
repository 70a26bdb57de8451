import { preferencesApi } from '../../features/preferences/preferences.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { MutedMembersBox } from './MutedMembersBox.tsx'
import { MutedStoresBox } from './MutedStoresBox.tsx'
import { MutedWordsBox } from './MutedWordsBox.tsx'
import { PinnedBox } from './PinnedBox.tsx'
import { SettingsBox } from './SettingsBox.tsx'

/** What a member keeps at hand, and what they do not want to see; every choice holds at once. */
export function FeedSettings() {
  const { data, isError, refetch } = preferencesApi.useGetPreferencesQuery()
  if (isError && data === undefined) {
    return <ErrorState text="Your settings could not be loaded." onRetry={() => void refetch()} />
  }
  return (
    <>
      <PinnedBox />
      <SettingsBox title="Recommendations">
        <p>
          Whether deals are recommended to you, you choose under{' '}
          <Anchor to={routes.settings.to('privacy')} css={{ textDecoration: 'underline' }}>
            Privacy
          </Anchor>
          .
        </p>
      </SettingsBox>
      <MutedStoresBox />
      <MutedWordsBox />
      <MutedMembersBox />
    </>
  )
}
