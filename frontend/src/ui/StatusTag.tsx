import { Tag } from './Tag.tsx'

interface StatusTagProps {
  /** The status as it is kept, such as staff-review. */
  readonly status: string
  readonly size?: 'md' | 'lg'
}

/** A status other than active. */
export function StatusTag({ status, size = 'md' }: StatusTagProps) {
  return (
    <Tag tone={toneOf(status)} size={size}>
      {statusWords(status)}
    </Tag>
  )
}

function toneOf(status: string) {
  if (status === 'deleted') {
    return 'bad'
  }
  return status === 'expired' ? 'expired' : 'warn'
}

/** A status as pages write it: its hyphen is a space. */
export const statusWords = (status: string): string => status.replace('-', ' ')
