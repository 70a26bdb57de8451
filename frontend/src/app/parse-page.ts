import type { Page } from '../screens/shared/page.ts'

/** The page in a file of the screens; Vite makes a piece of its own of each file that this address may mean. */
export const loadPage = async (folder: string, name: string) =>
  (await import(`../screens/${folder}/${name}.page.ts`)) as { readonly page: Page }
