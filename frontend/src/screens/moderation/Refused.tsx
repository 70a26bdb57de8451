import { Alert } from '../../ui/Alert.tsx'

/** Says in a dialog why what it asked for was refused. */
export function Refused({ problem }: { readonly problem: string | null | undefined }) {
  return (
    <div css={{ marginBottom: 'var(--s3)' }}>
      <Alert variant="destructive">{problem ?? 'Something went wrong. Please try again.'}</Alert>
    </div>
  )
}
