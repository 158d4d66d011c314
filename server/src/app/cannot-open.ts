/** Why the casino cannot open, as one sentence for the person who starts it. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen'
}

/** Runs one step of opening; when it fails, `what` it was and the cause make the sentence. */
export async function opening<Result>(
  what: string,
  step: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await step()
  } catch (cause) {
    throw new CannotOpen(`${what}: ${reasonOf(cause)}`, { cause })
  }
}

/** One line of why something failed. Of several attempts (a name with two addresses) the first one's. */
export function reasonOf(cause: unknown): string {
  const error = cause instanceof AggregateError ? cause.errors[0] : cause
  const { message, code } = error as { message?: string; code?: string }
  return (message || code || 'no reason was given').split('\n', 1)[0]?.replace(/\.$/, '') ?? ''
}
