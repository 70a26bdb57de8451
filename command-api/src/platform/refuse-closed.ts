import { closedSentences, isOpen, type Feature, type SettingValues } from '@deals/events'
import { refuse, type Refused } from './refusal.ts'

/** What is told who would use what super users closed; null while it is open. */
export async function refuseClosed(
  { settings }: { readonly settings: () => Promise<SettingValues> },
  feature: Feature | undefined,
): Promise<Refused | null> {
  const isFine = feature === undefined || isOpen(await settings(), feature)
  return isFine ? null : refuse('closed', { message: closedSentences[feature] })
}
