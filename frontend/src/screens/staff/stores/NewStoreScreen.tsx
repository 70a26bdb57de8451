import { useNavigate } from 'react-router-dom'
import { staffStoresApi } from '../../../features/staff/staff-stores.endpoints.ts'
import { routes } from '../../../lib/routes.ts'
import { showToast } from '../../../ui/toasts.ts'
import { StaffFrame } from '../StaffFrame.tsx'
import { emptyStore, registrationOf } from './store-values.ts'
import { StoreForm } from './StoreForm.tsx'

/** A store becomes known. */
export function NewStoreScreen() {
  const navigate = useNavigate()
  const [register, { isLoading, isSuccess, error }] = staffStoresApi.useRegisterStoreMutation()
  return (
    <StaffFrame part="stores" title="New store">
      <StoreForm
        before={emptyStore}
        isNew={true}
        isSaving={isLoading}
        isMade={isSuccess}
        error={error}
        onSave={async (values) => {
          const { data } = await register(registrationOf(values))
          if (data !== undefined) {
            showToast({ title: `${data.name} is known now` })
            void navigate(routes.staffStore.to(data.slug))
          }
        }}
      />
    </StaffFrame>
  )
}
