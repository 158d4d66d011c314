/** A bug to plant: `from` stands once in the file, and becomes `to`. The tests beside it must fail. */
export type Mutation = {
  file: string
  from: string
  to: string
  /** Test files, from the root of the repository. */
  tests: readonly string[]
  /** Of a journey: a part of its name. */
  journey?: string
}

/** One journey, by its file and a part of its name. */
export type Journey = { tests: readonly [string]; journey: string }

export const journeyOf = (file: string, journey: string): Journey => ({ tests: [file], journey })

/** The mutations of one file, all looked at by the same tests. */
export const mutationsOf = (
  file: string,
  tests: readonly string[] | Journey,
  changes: readonly (readonly [from: string, to: string])[],
): Mutation[] =>
  changes.map(([from, to]) => ({
    file,
    from,
    to,
    ...('journey' in tests ? tests : { tests }),
  }))
