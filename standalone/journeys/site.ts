import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Site {
  url: string
  dataDir: string
  process: ChildProcess
  /** Stops the site as an operator would and removes its data. */
  stop(): Promise<void>
}

/** Starts the built site with demonstration data on a free port; resolves when it says that it is ready. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dealstream-journey-'))
  const child = spawn(process.execPath, [join(__dirname, '../dist/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await readyAddress(child)
  return {
    url,
    dataDir,
    process: child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const said: string[] = []
    child.once('exit', (code) => reject(new Error(`the site ended with ${code}: ${said.join('\n')}`)))
    if (child.stdout === null) {
      return reject(new Error('the site has no output'))
    }
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line)
      const address = /ready at (http:\/\/\S+)/i.exec(line)?.[1]
      if (address !== undefined) {
        resolve(address)
      }
    })
  })
}
