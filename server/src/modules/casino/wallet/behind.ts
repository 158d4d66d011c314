/**
 * A player of whose transfers more than this are in no day's sum yet is asked to come again, so that the others
 * of the batch do not wait. The sums are seconds behind, and longer where the job that makes them fails.
 */
export const NEW_PLAY_MAX = 20_000

/** The player whose play is not added up yet, where that is what the database said. */
export function playerBehind(error: unknown): string | undefined {
  const { code, detail } = error as { code?: unknown; detail?: string }
  return code === 'ZA002' ? detail : undefined
}
