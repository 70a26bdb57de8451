import { parentPort } from 'node:worker_threads'
import { textOfPage } from '../page-text.ts'
import { parsePage } from './parse-read.ts'
import { readPage } from './read-page.ts'

// Reads one page; whoever started the thread ends it.
parentPort?.once('message', (message: unknown) => {
  const page = parsePage(message)
  void readPage(textOfPage(page), page.url).then((facts) => parentPort?.postMessage(facts))
})
parentPort?.postMessage('ready')
