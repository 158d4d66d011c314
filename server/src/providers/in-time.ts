/** Requirements section 2.3 gives two seconds (W33), the way to us and back with them. */
export const ANSWER_MAX_MS = 1_800

/** What was asked may be done yet, or not at all. */
class NotInTime extends Error {
  override readonly name = 'NotInTime'
}

/**
 * What the work comes to, or an error while the supplier still listens: some cancel at three seconds. The
 * work goes on. Whatever comes of it is there once, for whoever asks again with the same id.
 */
export function inTime<T>(work: Promise<T>, maxMs = ANSWER_MAX_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    // An answer that came while this process was held up itself is read before this is said.
    const late = () => setImmediate(() => reject(new NotInTime('the wallet took too long')))
    const timer = setTimeout(late, maxMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
