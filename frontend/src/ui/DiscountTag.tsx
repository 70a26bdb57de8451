import { Flame } from 'lucide-react'
import { formatDiscount } from '../lib/money.ts'
import { Tag } from './Tag.tsx'

/** From here a price drop is on fire. */
const onFire = 50

interface DiscountTagProps {
  readonly percent: number
  readonly size?: 'md' | 'lg'
}

/** How far the price fell; nothing where it did not. */
export function DiscountTag({ percent, size = 'md' }: DiscountTagProps) {
  if (percent <= 0) {
    return null
  }
  return (
    <Tag tone="discount" size={size} icon={percent >= onFire ? <Flame role="img" aria-label="Fire" /> : undefined}>
      {formatDiscount(percent)}
    </Tag>
  )
}
