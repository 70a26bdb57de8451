import { parentPort } from 'node:worker_threads'
import { answerCalls } from '@deals/storage/threads'
import { textOfPage } from '../page-text.ts'
import type { ReaderCalls } from './page-reader.ts'
import { readPage } from './read-page.ts'

// Reads one page; whoever started the thread ends it.
answerCalls<ReaderCalls>(parentPort, {
  alive: async () => true,
  read: (page) => readPage(textOfPage(page), page.url),
})
