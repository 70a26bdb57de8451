import { iconBytes, iconTooLarge } from '@deals/events'
import type { CommandContext } from '../context.ts'
import { refuseField, type Refused } from '../platform/refusal.ts'

/** An icon of this site is a picture that is kept here, and a small one: whoever lists stores loads many of them. */
export async function refuseIcon(
  { images }: Pick<CommandContext, 'images'>,
  iconUrl: string | null | undefined,
): Promise<Refused | null> {
  if (typeof iconUrl !== 'string' || !iconUrl.startsWith('/images/')) {
    return null
  }
  const size = await images.sizeOf(iconUrl)
  if (size === null) {
    return refuseField('iconUrl', 'Upload the icon first')
  }
  return size > iconBytes ? refuseField('iconUrl', iconTooLarge) : null
}
