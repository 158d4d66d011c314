import { failureText } from '../api/failure.ts'
import { notify } from '../toasts/toasts.ts'

type Taking = {
  call: () => Promise<unknown>
  said: string
  /** Reads the queue and the case anew. */
  anew: () => Promise<unknown>
}

/** Takes a case and says so, or why not. Somebody else may have been first: it is read anew either way. */
export async function take({ call, said, anew }: Taking): Promise<void> {
  try {
    await call()
    notify(said)
  } catch (failure) {
    notify(failureText(failure))
  }
  await anew()
}
