/** One thing that is not as it must be. `rule` is the invariant it breaks. */
export type Finding = { rule: string; sentence: string }

export type Report = (rule: string, sentence: string) => void
