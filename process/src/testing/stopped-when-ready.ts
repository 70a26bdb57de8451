import { createServer } from 'node:net'
import { runProcess } from '../run-process.ts'

/** A process that is told to end in the moment in which it says that it is ready. */
runProcess(async (untilStopped, opened) => {
  const server = createServer().listen(0, '127.0.0.1')
  opened.keep({ close: async () => void server.close(() => process.stdout.write('closed\n')) })
  await untilStopped(() => {
    process.stdout.write('ready\n')
    process.kill(process.pid, 'SIGTERM')
  })
})
