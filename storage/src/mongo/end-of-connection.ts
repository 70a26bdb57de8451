import { Connection } from 'mongodb/lib/cmap/connection.js'

/**
 * What is written to a socket that is just being closed waits until it takes more, and hears of errors alone. A socket that
 * closes without one was waited for without end: by an operation, by the lane that folds, or by the watch over the server,
 * after which no server was ever found again. So whoever waits is told, by the error with which the connection ended.
 */
export function tellWhoWaitsOfTheEnd(): void {
  const { prototype } = Connection
  const { cleanup } = prototype
  prototype.cleanup = function (error) {
    const isFirst = !this.closed
    cleanup.call(this, error)
    if (isFirst) {
      this.socket.emit('error', error)
    }
  }
}
