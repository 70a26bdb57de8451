import { useParams } from 'react-router-dom'
import type { StaffStore } from '@deals/events'
import { staffStoresApi } from '../../../features/staff/staff-stores.endpoints.ts'
import { statusOf } from '../../../lib/api-problem.ts'
import { routes } from '../../../lib/routes.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { Loaded } from '../../shared/Loaded.tsx'
import { StaffFrame } from '../StaffFrame.tsx'
import { MergedStore, MergePart } from './MergePart.tsx'
import { RepresentativesPart } from './RepresentativesPart.tsx'
import { changesOf, valuesOf } from './store-values.ts'
import { StoreForm } from './StoreForm.tsx'
import { StoreHistory } from './StoreHistory.tsx'

/** One store, to be changed. */
export function EditStoreScreen() {
  const { slug = '' } = useParams()
  const answer = staffStoresApi.useGetStaffStoreQuery(slug, { refetchOnMountOrArgChange: true })
  return (
    <StaffFrame
      part="stores"
      title={answer.currentData?.name ?? 'Store'}
      beside={<ButtonLink to={routes.store.to(slug)}>See its page</ButtonLink>}
    >
      {statusOf(answer.error) === 404 ? (
        <ErrorState text="There is no such store." />
      ) : (
        <Loaded answer={answer} name="the store" height="44rem">
          {(store) =>
            store.mergedInto === null ? (
              <div key={store.slug} css={{ display: 'grid', gap: 'var(--s6)', maxWidth: '48rem' }}>
                <Editing store={store} />
                {store.gathered.length > 0 && <p className="muted">Merged into it: {store.gathered.join(', ')}</p>}
                <RepresentativesPart store={store} />
                <MergePart store={store} />
                <StoreHistory slug={store.slug} />
              </div>
            ) : (
              <div css={{ display: 'grid', gap: 'var(--s6)', maxWidth: '48rem' }}>
                <MergedStore store={store} into={store.mergedInto} />
                {store.waitingRequests > 0 && <RepresentativesPart store={store} />}
              </div>
            )
          }
        </Loaded>
      )}
    </StaffFrame>
  )
}

function Editing({ store }: { readonly store: StaffStore }) {
  const [change, { isLoading, error }] = staffStoresApi.useChangeStoreMutation()
  const before = valuesOf(store)
  return (
    <StoreForm
      before={before}
      isNew={false}
      isSaving={isLoading}
      error={error}
      onSave={async (values) => {
        const answer = await change({ slug: store.slug, ...changesOf(before, values) })
        if (answer.error === undefined) {
          showToast({ title: 'Store saved' })
        }
      }}
    />
  )
}
