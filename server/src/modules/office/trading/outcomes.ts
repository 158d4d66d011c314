/** Outcome by selection. */
export const outcomesOf = (results: Readonly<Record<string, { outcome: string }>>) =>
  Object.fromEntries(Object.entries(results).map(([key, { outcome }]) => [key, outcome]))
