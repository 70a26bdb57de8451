import { whyNoWebhooks, type CurrentUser, type StandingView } from '@deals/events'
import { restrictionWords } from '../../features/moderation/restriction-words.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { standingSettingsApi } from '../../features/users/own-standing.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { missingSentence } from './next-level-words.ts'

/** What a member lacks to have webhooks, as the site counts it. */
export function WhyNoWebhooks() {
  const viewer = useViewer()
  const { data, isError } = standingSettingsApi.useGetOwnStandingQuery(undefined, { refetchOnMountOrArgChange: true })
  if (viewer === null || (data === undefined && !isError)) {
    return <Skeleton height="6rem" radius="md" />
  }
  return (
    <>
      <Alert title="You cannot add webhooks yet">{reasonFor(viewer, data)}</Alert>
      <div>
        <ButtonLink to={routes.settings.to('standing')}>My standing</ButtonLink>
      </div>
    </>
  )
}

const forWhom = 'Webhooks are for members who have been here a while.'

function reasonFor(viewer: CurrentUser, standing: StandingView | undefined): string {
  if (standing === undefined) {
    return forWhom
  }
  const { restricts, until, next } = standing
  switch (whyNoWebhooks({ ...viewer, ...standing })) {
    case 'restricted':
      return `They are not for members who are kept from something. ${restrictionWords(restricts, until)}`
    case 'newcomer':
      return next === null ? forWhom : `${forWhom} ${missingSentence(next)}`
    case null:
      return 'Nothing is missing any more. Load this page again.'
  }
}
