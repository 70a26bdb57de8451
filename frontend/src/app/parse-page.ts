import type { Page } from '../screens/shared/page.ts'

/** What the file of a page exports. */
interface PageModule {
  readonly page: Page
}

/** Where the head of the document names the code of a page: of the one that it was made for. */
const namedCode = (file: string): HTMLLinkElement | null =>
  typeof document === 'undefined' ? null : document.querySelector<HTMLLinkElement>(`link[data-page="${file}"]`)

/** The page in a file of the screens. */
export async function loadPage(folder: string, name: string, file: string): Promise<PageModule> {
  const named = namedCode(file)
  const loaded: unknown =
    named === null
      ? await (await import('./page-files.ts')).importPage(folder, name)
      : await import(/* @vite-ignore */ named.href)
  return loaded as PageModule
}
