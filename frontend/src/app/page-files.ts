/**
 * The code of a page by its folder and name: Vite makes a piece of its own of each file that this address may mean, and
 * writes their names and all that each needs beside it. That is long, and of no use to the page that is opened first.
 */
export const importPage = (folder: string, name: string): Promise<unknown> =>
  import(`../screens/${folder}/${name}.page.ts`)
