import { Plus } from 'lucide-react'
import { placeQuery, type PostPlace } from '../../features/submit/place-in-address.ts'
import { routes } from '../../lib/routes.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

/** Leads from a list of deals to the form for one that belongs there. */
export function PostHereLink({ place }: { readonly place: PostPlace }) {
  return (
    <ButtonLink to={`${routes.submit.to()}${placeQuery(place)}`}>
      <Plus aria-hidden="true" />
      Post a deal here
    </ButtonLink>
  )
}
