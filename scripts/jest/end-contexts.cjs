const hooks = require('node:async_hooks')

const { AsyncLocalStorage } = hooks
const begun = new Set()

hooks.AsyncLocalStorage = class extends AsyncLocalStorage {
  constructor(...options) {
    super(...options)
    begun.add(this)
  }
}

/**
 * Jest makes one for each file of tests and leaves it on. Node hands the value of each to every promise that is made
 * afterwards, so that the hundredth file of a worker would pay for a hundred of them.
 */
module.exports = function endContexts() {
  for (const context of begun) {
    context.disable()
  }
  begun.clear()
}
