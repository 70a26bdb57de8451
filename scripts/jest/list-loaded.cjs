// Required before a program: when it and each of its threads end, lists the CommonJS modules that they have loaded.
const { appendFileSync } = require('node:fs')

process.on('exit', () => {
  appendFileSync(process.env.LOADED_LIST, `${Object.keys(require.cache).join('\n')}\n`)
})
