import { appendFileSync } from 'node:fs'

/** One contract suite on one adapter: it ran here, or it did not and this is why. */
export type AdapterRun =
  | { readonly port: string; readonly adapter: string; readonly outcome: 'ran' }
  | { readonly port: string; readonly adapter: string; readonly outcome: 'skipped'; readonly reason: string }

/**
 * Tells the test run which adapter a contract suite met, for the list at the end of its output.
 * Call it inside the suite (`beforeAll`), so that a suite left out by a filter is not named as run;
 * a suite that skips itself calls it while it is described.
 */
export function reportAdapterRun(run: AdapterRun): void {
  // Suites run in processes of their own, so the list is gathered in a file; without one nobody asked.
  const file = process.env['ADAPTER_REPORT']
  if (file !== undefined) {
    appendFileSync(file, `${JSON.stringify(run)}\n`)
  }
}
