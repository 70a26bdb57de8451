const threads = require('node:worker_threads')

const { BroadcastChannel } = threads
const open = new Set()

threads.BroadcastChannel = class extends BroadcastChannel {
  constructor(name) {
    super(name)
    open.add(this)
  }

  close() {
    open.delete(this)
    super.close()
  }
}

/** A channel that a file of tests leaves open holds all that the file has loaded, for as long as the worker lives. */
module.exports = function closeChannels() {
  for (const channel of open) {
    channel.close()
    // What still runs after its file speaks to nobody.
    channel.postMessage = () => {}
  }
}
