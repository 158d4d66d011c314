/** A bug to plant: `from` stands once in the file, and becomes `to`. The tests beside it must fail. */
export type Mutation = {
  file: string
  from: string
  to: string
  /** Test files, from the root of the repository. */
  tests: readonly string[]
}

/** The mutations of one file, all looked at by the same tests. */
export const mutationsOf = (
  file: string,
  tests: readonly string[],
  changes: readonly (readonly [from: string, to: string])[],
): Mutation[] => changes.map(([from, to]) => ({ file, from, to, tests }))
