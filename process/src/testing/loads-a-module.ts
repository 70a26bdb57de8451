import { runProcess } from '../run-process.ts'

/** A process that loads what it is given before it is ready. */
runProcess(async () => {
  await import(process.argv[2] ?? '')
})
