import { newsletterApi } from '../../features/newsletter/newsletter.endpoints.ts'
import { routes } from '../../lib/routes.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Anchor } from '../../ui/Anchor.tsx'

/** Says that no mail can come while no address is known. */
export function NoEmailNote() {
  const { data } = newsletterApi.useGetEmailQuery()
  if (data === undefined || data.confirmed) {
    return null
  }
  const isKnown = data.email !== null || data.pending !== null
  return (
    <Alert
      variant="warn"
      title={isKnown ? 'Your e-mail address is not confirmed yet' : 'We have no e-mail address of yours'}
    >
      You are told on the site only, until you{' '}
      <Anchor to={routes.settings.to('security')} css={{ fontWeight: 600, textDecoration: 'underline' }}>
        {isKnown ? 'confirm it' : 'add an address'}
      </Anchor>
      .
    </Alert>
  )
}
