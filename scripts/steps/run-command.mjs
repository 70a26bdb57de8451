import { spawn } from 'node:child_process'
import { inRoot, root } from './root.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs a program of ours with this Node and passes signals on; answers with its exit code. */
export function runNode(args, { env = {} } = {}) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  const passOn = (signal) => child.kill(signal)
  signals.forEach((signal) => process.on(signal, passOn))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      signals.forEach((name) => process.off(name, passOn))
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}

/** Runs a program and keeps its output, which is of interest only when it fails. */
export function runQuietly([program, ...args], { env = {}, shell = false } = {}) {
  const child = spawn(program, args, {
    cwd: root,
    shell,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const pieces = []
  child.stdout.on('data', (piece) => pieces.push(piece))
  child.stderr.on('data', (piece) => pieces.push(piece))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(pieces).toString().trim() }))
  })
}

/** As runQuietly, but a failure is an error that shows what the program said. */
export async function runOrFail(name, command, options) {
  const { code, output } = await runQuietly(command, options)
  if (code !== 0) {
    throw new Error(`${name} failed:\n${output}`)
  }
}

/** The file of an installed tool that Node can run. */
export const tool = {
  tsc: inRoot('node_modules/@typescript/native/bin/tsc'),
  vite: inRoot('node_modules/vite/bin/vite.js'),
  tsx: inRoot('node_modules/tsx/dist/cli.mjs'),
  jest: inRoot('node_modules/jest/bin/jest.js'),
  oxlint: inRoot('node_modules/oxlint/bin/oxlint'),
  oxfmt: inRoot('node_modules/oxfmt/bin/oxfmt'),
  knip: inRoot('node_modules/knip/bin/knip.js'),
  depcruise: inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
}

/** How tsx runs our sources: the neighbours' src instead of dist, and pages with the JSX of the frontend. */
export const fromSource = ['--conditions=source', '--tsconfig', inRoot('frontend/tsconfig.json')]
