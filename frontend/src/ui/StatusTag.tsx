import { Tag } from './Tag.tsx'

interface StatusTagProps {
  /** The status as it is kept, such as staff-review. */
  readonly status: string
  readonly size?: 'md' | 'lg'
}

/** A status other than active, with its first hyphen as a space. */
export function StatusTag({ status, size = 'md' }: StatusTagProps) {
  return (
    <Tag tone={toneOf(status)} size={size}>
      {status.replace('-', ' ')}
    </Tag>
  )
}

function toneOf(status: string) {
  if (status === 'deleted') {
    return 'bad'
  }
  return status === 'expired' ? 'expired' : 'warn'
}
