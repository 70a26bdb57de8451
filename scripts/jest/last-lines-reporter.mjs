import { existsSync, mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Ends the output with the adapters that the contract suites met, and one line of totals. */
export default class LastLinesReporter {
  onRunStart() {
    this.folder = mkdtempSync(join(tmpdir(), 'dealstream-adapters-'))
    process.env.ADAPTER_REPORT = join(this.folder, 'runs.jsonl')
  }

  onRunComplete(_contexts, results) {
    const lines = [...adapterLines(readRuns(process.env.ADAPTER_REPORT)), totals(results)]
    rmSync(this.folder, { recursive: true, force: true })
    // Jest prints its own summary after this call; only at the exit are these the last lines.
    process.once('exit', () => writeSync(1, `\n${lines.join('\n')}\n`))
  }
}

function readRuns(file) {
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  return text === '' ? [] : text.split('\n').map((line) => JSON.parse(line))
}

function adapterLines(runs) {
  const sentences = runs.map(({ port, adapter, outcome, reason }) =>
    outcome === 'ran' ? `  ${port} on ${adapter}: ran` : `  ${port} on ${adapter}: skipped, ${reason}`,
  )
  return sentences.length === 0 ? [] : ['Contract suites', ...[...new Set(sentences)].sort(), '']
}

function totals({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A file that does not load fails no test of its own, yet the run has failed.
  const unloaded = testResults.filter(({ testExecError }) => testExecError !== undefined).length
  return `${numPassedTests} passed, ${numFailedTests + unloaded} failed, ${numPendingTests + numTodoTests} skipped`
}
