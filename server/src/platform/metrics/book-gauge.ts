/**
 * Figures that the database tells by one statement when the metrics are read. Its columns are the labels by name,
 * and each figure's value by the name that it has here. A label's values are few and known: suppliers, games,
 * states, never players.
 */
export type BookGauges = {
  /** By column: the name as in Prometheus, with its unit last (`zar_outbox_oldest_seconds`), and what it means. */
  figures: Readonly<Record<string, { name: string; help: string }>>
  labels?: readonly string[]
  statement: string
  /** How old an answer may be that is told again, in seconds. 5 where it is not said. */
  keptSeconds?: number
}
